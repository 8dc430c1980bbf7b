import { z } from 'zod';
import { LANGUAGES, VOICES } from '#contract/catalogue.ts';
import { routes } from '#contract/routes.ts';

const Provider = z.enum(['openai', 'offline']);
/** For each of our voices its name at the provider: one for all languages, or one for each. */
const SpeechVoices = z.record(
  z.enum(VOICES.map(({ id }) => id)),
  z.union([z.string().min(1), z.record(z.enum(LANGUAGES), z.string().min(1))]),
);
const usd = z.number().positive();
const FILM_MINUTE_USD = 0.2;

/** A row of `contract/routes.ts`. */
const RouteName = z.string().refine((name) => Object.hasOwn(routes, name));

/** What the API lets through in one second on average, and at once. All callers together; limits of one caller are in the route table. */
const Throttle = z.strictObject({ perSecond: z.int().min(1), burst: z.int().min(1) });

/** What one stage decides for itself. Unknown fields are refused, so that a typing mistake cannot pass as a default. */
export const StageSettings = z.strictObject({
  /** Without these two the account and region of the caller's credentials are used. */
  account: z
    .string()
    .regex(/^\d{12}$/u, 'an account is twelve digits')
    .optional(),
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/u, 'a region looks like eu-west-1')
    .optional(),
  /** The site's own name. The certificate is one of us-east-1, where CloudFront looks for it. */
  domain: z
    .strictObject({
      name: z.hostname(),
      certificateArn: z
        .string()
        .startsWith('arn:aws:acm:us-east-1:', 'CloudFront needs a certificate of us-east-1'),
    })
    .optional(),
  /** Addresses besides the site's own that a payment may lead back to, such as an old name of the site. */
  allowedOrigins: z
    .array(
      z
        .url({ protocol: /^https$/u, error: 'an origin begins with https://' })
        .refine((url) => new URL(url).origin === url, 'an origin has no path and no slash at the end'),
    )
    .default([]),
  /**
   * Who writes and who paints. `openai`: a model, from the moment its key is in the stage's secret, and the code of
   * `offline` until then. `offline`: always that code.
   */
  writer: Provider,
  painter: Provider,
  /** Any OpenAI-compatible address; OpenAI's own when left out. */
  textBaseUrl: z.url().optional(),
  imageBaseUrl: z.url().optional(),
  textModel: z.string().min(1),
  imageModel: z.string().min(1),
  imageQuality: z.enum(['low', 'medium', 'high']),
  /** `<width>x<height>` in pixels, taller than wide. */
  pictureSize: z
    .string()
    .regex(/^\d{3,4}x\d{3,4}$/u)
    .refine((size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return height > width;
    }, 'a picture is taller than wide'),
  /**
   * Who speaks. `openai`: an OpenAI-compatible speech address, from the moment its key is in the stage's secret, and
   * Polly until then. Such an address tells no word times; they are found in the recording (`docs/decisions/0021`).
   */
  narrator: z.enum(['polly', 'openai']).default('polly'),
  speechBaseUrl: z.url().optional(),
  speechModel: z.string().min(1),
  speechVoices: SpeechVoices,
  /** Scenes of one film that are painted or filmed at the same time. A new account may run ten functions in all. */
  filmConcurrency: z.int().min(1).max(40),
  /** Google as the identity provider; `off` leaves Cognito's own e-mail sign-in. The client secret is a secret of the stage. */
  google: z.union([
    z.literal('off'),
    z.strictObject({ clientId: z.string().endsWith('.apps.googleusercontent.com') }),
  ]),
  /** Whether people may sign up and sign in with an address and a password on the site's own login page. */
  emailSignIn: z.boolean().default(false),
  /**
   * Who takes payments. `stripe`: from the moment its keys are in the stage's secret; until then, and with `off`,
   * plans are shown and cannot be bought.
   */
  payments: z.enum(['stripe', 'off']),
  quotas: z.strictObject({
    /** Every route that is not named below. */
    everyRoute: Throttle,
    /** Routes that cost more than an answer. */
    routes: z.record(RouteName, Throttle).default({}),
    /** Multiplies the limits per user and per viewer's address in the route table. */
    callLimitFactor: z.number().positive().default(1),
  }),
  /** A firewall before the site; left out, there is none. It costs about 8 USD a month. */
  firewall: z
    .strictObject({
      /** Requests of one address in five minutes; what comes on top is refused by the edge. */
      requestsPerAddress: z.int().min(100),
      /** The same for `/api/auth/`, where passwords and codes could be tried. */
      signInsPerAddress: z.int().min(10),
    })
    .optional(),
  /**
   * Dollars in one month, for the whole stage and for each provider. Somebody is told at 50, 80 and 100 %; a film that
   * could cost more than what is left is made with plainer pictures or refused.
   */
  budgets: z.strictObject({
    stageUsd: usd,
    openaiUsd: usd,
    pollyUsd: usd,
    /** What a started minute of one film may cost. */
    filmMinuteUsd: usd.default(FILM_MINUTE_USD),
  }),
  /** Whether each answer says what it cost, in the header `x-request-cost`; anybody who calls can read it. */
  costHeader: z.boolean().default(false),
  /** Who is told of alarms; without it they are seen on the dashboard only. */
  alarmAddress: z.email().optional(),
  /** Whether a release serves a tenth of the requests and films first, and is taken back when an alarm rings. */
  canary: z.boolean().default(false),
  /** The table to use in place of the stack's own, which stays: one that was restored from it (`docs/runbook.md`). */
  restoredTable: z.string().min(3).optional(),
  /** Whether the table, the media and the users are guarded against deletion, by mistake too. */
  deletionProtection: z.boolean(),
  logRetentionDays: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]),
});
export type StageSettings = z.infer<typeof StageSettings>;
