import { z } from 'zod';
import { LANGUAGES, VOICES } from '#contract/catalogue.ts';
import { BUDGET_KEYS, PROVIDER_IDS, WITHOUT_KEY } from '#contract/providers.ts';
import { routes } from '#contract/routes.ts';

/** For each of our voices its name at the provider: one for all languages, or one for each. */
const SpeechVoices = z.record(
  z.enum(VOICES.map(({ id }) => id)),
  z.union([z.string().min(1), z.record(z.enum(LANGUAGES), z.string().min(1))]),
);
const usd = z.number().positive();
const FILM_MINUTE_USD = 0.2;

/**
 * Dollars in one month, for the whole stage and for each provider by the key of its budget; one that is left out may use
 * the whole. Alarms ring at 50, 80 and 100 %; a film that could cost more than what is left is made with plainer pictures
 * or refused.
 */
const Budgets = z
  .strictObject({
    stageUsd: usd,
    providersUsd: z
      .strictObject(Object.fromEntries(BUDGET_KEYS.map((key) => [key, usd.optional()])))
      .default({}),
    /** What a started minute of one film may cost. */
    filmMinuteUsd: usd.default(FILM_MINUTE_USD),
  })
  .transform(({ providersUsd, ...budgets }) => ({
    ...budgets,
    providersUsd: Object.fromEntries(BUDGET_KEYS.map((key) => [key, providersUsd[key] ?? budgets.stageUsd])),
  }))
  .pipe(z.object({ stageUsd: usd, filmMinuteUsd: usd, providersUsd: z.record(z.enum(BUDGET_KEYS), usd) }));

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
   * Who writes, paints and speaks: ids of `contract/providers.ts`. One with a secret works from the moment its key is
   * in the stage's secret, and the one that needs no key until then.
   */
  writer: z.enum(PROVIDER_IDS.text),
  painter: z.enum(PROVIDER_IDS.picture),
  narrator: z.enum(PROVIDER_IDS.speech).default(WITHOUT_KEY.speech),
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
  /** For a narrator that takes a model: where it answers, its model, and our voices there. */
  speechBaseUrl: z.url().optional(),
  speechModel: z.string().min(1),
  speechVoices: SpeechVoices,
  /** Scenes of one film that are painted or filmed at the same time. A new account may run ten functions in all. */
  filmConcurrency: z.int().min(1).max(40),
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
  budgets: Budgets,
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
