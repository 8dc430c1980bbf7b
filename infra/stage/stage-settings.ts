import { z } from 'zod';
import { LANGUAGES, VOICES } from '#contract/catalogue.ts';
import { BUDGET_KEYS, PROVIDER_IDS } from '#contract/providers.ts';
import { routes } from '#contract/routes.ts';
import { checkGuard, moderationSettings } from './moderation-settings.ts';
import { Publishing } from './publishing-settings.ts';

/** The provider's name for each of our voices: a single name for all languages, or one per language. */
const SpeechVoices = z.record(
  z.enum(VOICES.map(({ id }) => id)),
  z.union([z.string().min(1), z.record(z.enum(LANGUAGES), z.string().min(1))]),
);
const usd = z.number().positive();
const FILM_MINUTE_USD = 0.2;

/**
 * Dollars per month, for the whole stage and for each provider by its budget key; a provider without a limit
 * may use the whole budget. Alarms go off at 50, 80 and 100 %; a film that could cost more than what is left gets
 * plainer pictures or is refused.
 */
const Budgets = z
  .strictObject({
    stageUsd: usd,
    providersUsd: z
      .strictObject(Object.fromEntries(BUDGET_KEYS.map((key) => [key, usd.optional()])))
      .default({}),
    /** The most that a film may cost per minute or part of a minute. */
    filmMinuteUsd: usd.default(FILM_MINUTE_USD),
  })
  .transform(({ providersUsd, ...budgets }) => ({
    ...budgets,
    providersUsd: Object.fromEntries(BUDGET_KEYS.map((key) => [key, providersUsd[key] ?? budgets.stageUsd])),
  }))
  .pipe(z.object({ stageUsd: usd, filmMinuteUsd: usd, providersUsd: z.record(z.enum(BUDGET_KEYS), usd) }));

/** The name of a row in `contract/routes.ts`. */
const RouteName = z.string().refine((name) => Object.hasOwn(routes, name));

/**
 * How many requests the API accepts per second, on average and in a burst. The limit covers all callers together,
 * because it applies before a function can identify the caller; the firewall and the route table limit each caller.
 */
const Throttle = z.strictObject({ perSecond: z.int().min(1), burst: z.int().min(1) });

/**
 * The settings of one stage. Unknown fields are refused, so that a mistyped setting doesn't silently fall
 * back to its default.
 */
const Settings = z.strictObject({
  /** Without these two, the account and region of the caller's credentials are used. */
  account: z
    .string()
    .regex(/^\d{12}$/u, 'an account has twelve digits')
    .optional(),
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/u, 'a region looks like eu-west-1')
    .optional(),
  /**
   * The site's own domain name. If its hosted zone is in Route 53, the deployment creates the certificate and the
   * records. Otherwise, the deployment uses an existing certificate, and prints the record to enter at the domain's
   * provider.
   */
  domain: z
    .strictObject({
      name: z.hostname(),
      zoneId: z
        .string()
        .regex(/^Z[A-Z0-9]+$/u, 'a hosted zone’s id looks like Z0123456789ABCDEFGHIJ')
        .optional(),
      zoneName: z.hostname().optional(),
      certificateArn: z
        .string()
        .startsWith('arn:aws:acm:us-east-1:', 'CloudFront needs a certificate in us-east-1')
        .optional(),
    })
    .refine(
      ({ zoneId, zoneName, certificateArn }) =>
        certificateArn === undefined
          ? zoneId !== undefined && zoneName !== undefined
          : zoneId === undefined && zoneName === undefined,
      'give zoneId and zoneName of a hosted zone in Route 53, or else certificateArn',
    )
    .refine(
      ({ name, zoneName }) => zoneName === undefined || name === zoneName || name.endsWith(`.${zoneName}`),
      'the name is not in the zone',
    )
    .optional(),
  /** Origins, besides the site's own, that a payment may return to, such as an earlier name of the site. */
  allowedOrigins: z
    .array(
      z
        .url({ protocol: /^https$/u, error: 'an origin must begin with https://' })
        .refine((url) => new URL(url).origin === url, 'an origin has no path and no trailing slash'),
    )
    .default([]),
  /**
   * Who writes, paints and speaks: ids from `contract/providers.ts`. A provider that needs a key is used as soon as
   * the stage's secret holds that key; until then, the keyless provider is used.
   */
  writer: z.enum(PROVIDER_IDS.text),
  painter: z.enum(PROVIDER_IDS.picture),
  narrator: z.enum(PROVIDER_IDS.speech),
  ...moderationSettings,
  /** Any OpenAI-compatible URL; OpenAI's own by default. */
  textBaseUrl: z.url().optional(),
  imageBaseUrl: z.url().optional(),
  textModel: z.string().min(1),
  imageModel: z.string().min(1),
  imageQuality: z.enum(['low', 'medium', 'high']),
  /** `<width>x<height>` in pixels; must be taller than wide. */
  pictureSize: z
    .string()
    .regex(/^\d{3,4}x\d{3,4}$/u)
    .refine((size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return height > width;
    }, 'a picture must be taller than wide'),
  /** For a narrator with a choice of models: its URL, its model, and its name for each of our voices. */
  speechBaseUrl: z.url().optional(),
  speechModel: z.string().min(1),
  speechVoices: SpeechVoices,
  /**
   * How many scenes of a film are made at the same time, each by one function, or by two while the scene is being
   * spoken and painted. A new AWS account may run ten functions at a time.
   */
  filmConcurrency: z.int().min(1).max(40),
  /**
   * How many films are made at the same time; the others wait in a queue. Each film uses up to twice
   * `filmConcurrency` functions. Keep the total below the account's quota of concurrent functions, or films starve
   * the API; the doctor checks this.
   */
  filmSlots: z.int().min(1),
  /**
   * How many uploads are checked and how many archives are packed at the same time, each by one function; the others
   * wait.
   */
  checkSlots: z.int().min(1),
  packSlots: z.int().min(1),
  /**
   * How many films are sent to platforms at the same time, each by one function that holds the film in memory; the
   * others wait.
   */
  sendSlots: z.int().min(1),
  /**
   * How many functions are reserved for each route, which is also the most that the route may use. Off by default,
   * because AWS refuses any reservation in an account with a quota of ten.
   */
  reservedForEachRoute: z.int().min(1).optional(),
  /**
   * Whether new videos say “AI-generated” in the picture, for accounts that haven’t made this choice. It never
   * overrides an account's own choice.
   */
  aiLine: z.boolean().default(true),
  /** Whether users may sign up and sign in with an e-mail address and a password on the site's own login page (decision 58). */
  emailSignIn: z.boolean().default(true),
  /**
   * The address that sends the codes for e-mail sign-in, through SES in the stage's region. Verify the address’s
   * domain there first, or the deployment will fail. Without an address, Cognito sends the codes itself, at most 50 a
   * day.
   */
  codesFrom: z.email().optional(),
  /**
   * The address that the stage's mail comes from. The address’s domain becomes an SES identity for this stage alone.
   * Without an address, the stage sends no mail.
   */
  mailFrom: z.email().optional(),
  /**
   * Who takes payments. With `stripe`, payments are taken as soon as the stage's secret holds Stripe’s keys. Until
   * then, and with `off`, plans are shown but can’t be bought.
   */
  payments: z.enum(['stripe', 'off']),
  publishing: Publishing,
  quotas: z.strictObject({
    /** The limit for each route that isn’t named below. */
    everyRoute: Throttle,
    /** The limits for routes that cost more. */
    routes: z.record(RouteName, Throttle).default({}),
    /** Multiplies the route table’s limits per user and per viewer's address. */
    callLimitFactor: z.number().positive().default(1),
  }),
  /**
   * Whether to put a firewall in front of the site, with the rates of `infra/edge-rates.ts`, and one in front
   * of the user pool, with the rates of `infra/pool-rates.ts`. They cost about 25 USD a month. Without them,
   * a single address can exhaust a route's throttle for everyone.
   */
  firewall: z.boolean().default(false),
  /**
   * Whether to deliver and count the distribution's log. Without it, no edge traffic is metered, and no account ever
   * reaches its monthly limit.
   */
  edgeLog: z.boolean().default(true),
  /** An alarm goes off if more gigabytes than this leave the edge within an hour; 100 GB cost about 8.50 USD. */
  egressAlarmGb: z.number().positive().default(100),
  budgets: Budgets,
  /** Whether each response reports its cost in the header `x-request-cost`, which every caller can read. */
  costHeader: z.boolean().default(false),
  /**
   * How closely to monitor the stage. `all` includes a dashboard, custom metrics and every alarm. `essentials` has no
   * dashboard and no custom metrics, and only those alarms on failures that AWS counts for free.
   */
  watch: z.enum(['all', 'essentials']).default('all'),
  /** The address that receives alarms; without one, alarms only show up in CloudWatch. */
  alarmAddress: z.email().optional(),
  /**
   * Whether a release first serves only a tenth of the requests and films, and is rolled back if an alarm goes off.
   */
  canary: z.boolean().default(false),
  /** A restored table to use instead of the stack's own, which is kept (`docs/runbook.md`). */
  restoredTable: z.string().min(3).optional(),
  /** Whether the table, the media and the users are protected against deletion, accidental or not. */
  deletionProtection: z.boolean(),
  logRetentionDays: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]),
});
export const StageSettings = Settings.superRefine(checkGuard);
export type StageSettings = z.infer<typeof StageSettings>;

/** A domain whose hosted zone is in Route 53. */
export interface ZonedDomain {
  readonly name: string;
  readonly zoneId: string;
  readonly zoneName: string;
}

/** The stage's own domain if its hosted zone is in Route 53. */
export const zonedDomain = ({ domain }: StageSettings): ZonedDomain | undefined => {
  const { name, zoneId, zoneName } = domain ?? {};
  return name === undefined || zoneId === undefined || zoneName === undefined
    ? undefined
    : { name, zoneId, zoneName };
};
