import { z } from 'zod';
import { AUDIENCES, LENIENT_CLASSES, MODERATION_ACTIONS } from '#contract/moderation.ts';
import { BUDGET_KEYS, PROVIDER_IDS, type ProviderSecret, WITHOUT_KEY } from '#contract/providers.ts';
import { machineVariable, type WorkflowId } from '#contract/workflows.ts';

/** The only place that reads a function's environment. Each value is validated when it is first read. */
const read = <S extends z.ZodType>(name: string, schema: S): (() => z.output<S>) => {
  return () => {
    const parsed = schema.safeParse(process.env[name]);
    if (!parsed.success) throw new Error(`The environment variable ${name} is missing or not valid.`);
    return parsed.data;
  };
};

const text = z.string().min(1);
const usd = z.number().positive();
const json = z.string().transform((value): unknown => JSON.parse(value));
/**
 * `filmMinuteUsd` applies to each minute of film or part of one; the other limits are monthly, with `providersUsd`
 * keyed by budget.
 */
const SpendingLimits = json.pipe(
  z.object({ filmMinuteUsd: usd, stageUsd: usd, providersUsd: z.record(z.enum(BUDGET_KEYS), usd) }),
);

const OAUTH_AND_CALLS = { authorization: z.url(), token: z.url(), revocation: z.url(), api: z.url() };
/** A local stand-in for a platform; deployed stages have none. */
const standInAt = <Addresses extends z.ZodRawShape>(addresses: Addresses) =>
  z.object({ name: text, addresses: z.object(addresses), postsUrl: z.url() }).optional();
/**
 * Where the stage publishes, and whether it may offer platforms whose gateways rest on unverified assumptions. A
 * stand-in behaves as those gateways assume, so it may always be offered.
 */
const Platforms = json.pipe(
  z.object({
    platforms: z.array(
      z.discriminatedUnion('id', [
        z.object({
          id: z.literal('youtube'),
          audited: z.boolean(),
          captions: z.boolean().optional(),
          standIn: standInAt({ ...OAUTH_AND_CALLS, upload: z.url() }),
        }),
        z.object({ id: z.literal('tiktok'), audited: z.boolean(), standIn: standInAt(OAUTH_AND_CALLS) }),
      ]),
    ),
    unverified: z.boolean(),
  }),
);

export const env = {
  tableName: read('TABLE_NAME', text),
  bucketName: read('BUCKET_NAME', text),
  /** The bucket that the CloudFront distribution writes its log to. */
  edgeLogBucket: read('EDGE_LOG_BUCKET', text),
  /** The ARN of a workflow. */
  machineArn: (id: WorkflowId): string => read(machineVariable(id), text)(),
  signInSecretId: read('SIGN_IN_SECRET_ID', text),
  mediaSecretId: read('MEDIA_SECRET_ID', text),
  /** The secret that holds the key and certificates for signing films. */
  signingSecretId: read('SIGNING_SECRET_ID', text),
  /** The secret that holds the keys for sealing payout details. */
  payoutSecretId: read('PAYOUT_SECRET_ID', text),
  /** The secret that holds the keys for sealing connected accounts’ tokens. */
  publishingSecretId: read('PUBLISHING_SECRET_ID', text),
  /** The secret that holds a provider’s key, or our app’s credentials for a platform. */
  providerSecretId: (secret: ProviderSecret): string => read(`${secret.toUpperCase()}_SECRET_ID`, text)(),
  /** The platforms that creators may publish on; none by default. */
  platforms: read('PLATFORMS', Platforms.default({ platforms: [], unverified: false })),
  /**
   * The secret that holds the model an operator can connect and disconnect at run time; undefined on a stage without
   * one.
   */
  modelSecretId: read('MODEL_SECRET_ID', text.optional()),
  /** The secret that holds the credentials of the creator’s own platform apps; undefined on every deployed stage. */
  ownAppsSecretId: read('OWN_APPS_SECRET_ID', text.optional()),
  /** Compared with the `x-origin-secret` header, so that only the distribution can reach the API. */
  originSecretId: read('ORIGIN_SECRET_ID', text),
  /**
   * Multiplies the number of calls the contract allows; tests raise it because their callers share one IP address.
   */
  callLimitFactor: read('CALL_LIMIT_FACTOR', z.coerce.number().positive().default(1)),
  /** How many of the stage's films may be made at the same time. */
  filmSlots: read('FILM_SLOTS', z.coerce.number().int().positive()),
  /** How many of the stage's uploads may be checked at the same time, and how many archives packed. */
  checkSlots: read('CHECK_SLOTS', z.coerce.number().int().positive()),
  packSlots: read('PACK_SLOTS', z.coerce.number().int().positive()),
  /** How many of the stage's films may be sent to platforms at the same time. */
  sendSlots: read('SEND_SLOTS', z.coerce.number().int().positive()),
  userPoolId: read('USER_POOL_ID', text.optional()),
  /** Set when e-mail sign-in is switched on, in which case the next two are required. */
  emailClientId: read('EMAIL_CLIENT_ID', text.optional()),
  emailIssuer: read('EMAIL_ISSUER', z.url()),
  /** The issuer of the user pool's tokens, if it is not AWS's own. */
  givenIssuer: read('EMAIL_ISSUER', z.url().optional()),
  emailKeysUrl: read('EMAIL_KEYS_URL', z.url()),
  /** Comma-separated origins, besides the site’s own, that a payment page may return to. */
  allowedOrigins: read(
    'ALLOWED_ORIGINS',
    z
      .string()
      .default('')
      .transform((list) => list.split(',').filter((origin) => origin !== '')),
  ),
  /** Undefined on a stage that takes no payments. */
  stripeSecretId: read('STRIPE_SECRET_ID', text.optional()),
  /** Stripe’s own URL by default. */
  stripeBaseUrl: read('STRIPE_BASE_URL', z.url().optional()),
  /** Whether new videos say on screen that they were made by AI, if the creator hasn’t decided. */
  aiLine: read('AI_LINE', z.stringbool().default(true)),
  /** The sender of e-mails, such as `Veilcast <hello@veilcast.app>`; undefined on a stage that sends none. */
  mailFrom: read('MAIL_FROM', text.optional()),
  /** SES's configuration set, which reports bounces and complaints. */
  mailConfigurationSet: read('MAIL_CONFIGURATION_SET', text.optional()),
  storyWriter: read('STORY_WRITER', z.enum(PROVIDER_IDS.text).default(WITHOUT_KEY.text)),
  painter: read('PAINTER', z.enum(PROVIDER_IDS.picture).default(WITHOUT_KEY.picture)),
  moderator: read('MODERATOR', z.enum(PROVIDER_IDS.moderation).default(WITHOUT_KEY.moderation)),
  audience: read('AUDIENCE', z.enum(AUDIENCES).optional()),
  moderationBaseUrl: read('MODERATION_BASE_URL', z.url().default('https://api.openai.com/v1')),
  moderationModel: read('MODERATION_MODEL', text.default('omni-moderation-latest')),
  /** What to do with each class that a stage may choose not to refuse. */
  moderationActions: read(
    'MODERATION_ACTIONS',
    json.pipe(z.record(z.enum(LENIENT_CLASSES), z.enum(MODERATION_ACTIONS))),
  ),
  textBaseUrl: read('TEXT_BASE_URL', z.url().default('https://api.openai.com/v1')),
  imageBaseUrl: read('IMAGE_BASE_URL', z.url().default('https://api.openai.com/v1')),
  textModel: read('TEXT_MODEL', text.default('gpt-6-luna')),
  imageModel: read('IMAGE_MODEL', text.default('gpt-image-2.5-flare')),
  imageQuality: read('IMAGE_QUALITY', z.enum(['low', 'medium', 'high']).default('low')),
  /** `<width>x<height>` in pixels, taller than wide. */
  pictureSize: read(
    'PICTURE_SIZE',
    z
      .string()
      .regex(/^\d{3,4}x\d{3,4}$/u)
      .default('1008x1792'),
  ),
  /** The stage's name in cost lines. */
  stage: read('STAGE', text.default('local')),
  /** Whether Lambda started this process on demand, for a waiting call. Only then is the start-up billed. */
  isOnDemand: read(
    'AWS_LAMBDA_INITIALIZATION_TYPE',
    z
      .string()
      .optional()
      .transform((type) => type === 'on-demand'),
  ),
  /** Whether each response states what it cost. */
  costHeader: read('COST_HEADER', z.stringbool().default(false)),
  /** What films may cost, in dollars; no limits when absent. */
  spendingLimits: read('SPENDING_LIMITS', SpendingLimits.optional()),
  /** The narration provider. If it uses a model, the next three settings are its URL, its model and its voices. */
  narrator: read('NARRATOR', z.enum(PROVIDER_IDS.speech).default(WITHOUT_KEY.speech)),
  /** The folder that holds the neural voices; it may be empty, and voices may be added at any time. */
  kokoroFolder: read('KOKORO_FOLDER', text.optional()),
  speechBaseUrl: read('SPEECH_BASE_URL', z.url().default('https://api.openai.com/v1')),
  speechModel: read('SPEECH_MODEL', text),
  /** JSON: the provider's name for each of our voices, or one name per language. */
  speechVoices: read(
    'SPEECH_VOICES',
    text
      .transform((json): unknown => JSON.parse(json))
      .pipe(z.record(z.string(), z.union([text, z.record(z.string(), text)]))),
  ),
  /** The CloudWatch namespace of the metrics in log lines; without one, no metrics are recorded. */
  metricsNamespace: read('METRICS_NAMESPACE', text.optional()),
  logLevel: read('LOG_LEVEL', z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
} as const;
