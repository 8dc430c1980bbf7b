import { z } from 'zod';
import { BUDGET_KEYS, PROVIDER_IDS, type ProviderSecret, WITHOUT_KEY } from '#contract/providers.ts';

/** The only place that reads the environment of a function. Each value is checked when it is first asked for. */
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
/** `filmMinuteUsd` for each started minute of a film; the others in one month, `providersUsd` by the keys of budgets. */
const SpendingLimits = json.pipe(
  z.object({ filmMinuteUsd: usd, stageUsd: usd, providersUsd: z.record(z.enum(BUDGET_KEYS), usd) }),
);

export const env = {
  tableName: read('TABLE_NAME', text),
  bucketName: read('BUCKET_NAME', text),
  stateMachineArn: read('STATE_MACHINE_ARN', text),
  deletionMachineArn: read('DELETION_MACHINE_ARN', text),
  signInSecretId: read('SIGN_IN_SECRET_ID', text),
  mediaSecretId: read('MEDIA_SECRET_ID', text),
  /** Where the key of a provider lies. */
  providerSecretId: (secret: ProviderSecret): string => read(`${secret.toUpperCase()}_SECRET_ID`, text)(),
  /** Compared with the `x-origin-secret` header, so that only the distribution reaches the API. */
  originSecretId: read('ORIGIN_SECRET_ID', text),
  /** Multiplies the calls that the contract allows; tests, whose callers share one address, raise it. */
  callLimitFactor: read('CALL_LIMIT_FACTOR', z.coerce.number().positive().default(1)),
  userPoolId: read('USER_POOL_ID', text.optional()),
  /** Set where e-mail sign-in is switched on; then the next two are needed. */
  emailClientId: read('EMAIL_CLIENT_ID', text.optional()),
  emailIssuer: read('EMAIL_ISSUER', z.url()),
  emailKeysUrl: read('EMAIL_KEYS_URL', z.url()),
  /** Addresses besides the site's own that a payment may lead back to, separated by commas. */
  allowedOrigins: read(
    'ALLOWED_ORIGINS',
    z
      .string()
      .default('')
      .transform((list) => list.split(',').filter((origin) => origin !== '')),
  ),
  /** Undefined where nothing is sold. */
  stripeSecretId: read('STRIPE_SECRET_ID', text.optional()),
  /** Stripe's own address when left out. */
  stripeBaseUrl: read('STRIPE_BASE_URL', z.url().optional()),
  storyWriter: read('STORY_WRITER', z.enum(PROVIDER_IDS.text).default(WITHOUT_KEY.text)),
  painter: read('PAINTER', z.enum(PROVIDER_IDS.picture).default(WITHOUT_KEY.picture)),
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
  /** The stage in cost lines. */
  stage: read('STAGE', text.default('local')),
  /** Whether Lambda started this process for a call that waits, and bills its start; elsewhere a process is nobody's cost. */
  isOnDemand: read(
    'AWS_LAMBDA_INITIALIZATION_TYPE',
    z
      .string()
      .optional()
      .transform((type) => type === 'on-demand'),
  ),
  /** Whether answers carry what they cost. */
  costHeader: read('COST_HEADER', z.stringbool().default(false)),
  /** What films may cost, in dollars; without it they may cost what they will. */
  spendingLimits: read('SPENDING_LIMITS', SpendingLimits.optional()),
  /** Who speaks; for one that takes a model the next three say where, by which model and in which voices. */
  narrator: read('NARRATOR', z.enum(PROVIDER_IDS.speech).default(WITHOUT_KEY.speech)),
  speechBaseUrl: read('SPEECH_BASE_URL', z.url().default('https://api.openai.com/v1')),
  speechModel: read('SPEECH_MODEL', text),
  /** JSON: for each of our voices its name there, or one name for each language. */
  speechVoices: read(
    'SPEECH_VOICES',
    text
      .transform((json): unknown => JSON.parse(json))
      .pipe(z.record(z.string(), z.union([text, z.record(z.string(), text)]))),
  ),
  /** Under which CloudWatch keeps what log lines count; nothing is counted when left out. */
  metricsNamespace: read('METRICS_NAMESPACE', text.optional()),
  logLevel: read('LOG_LEVEL', z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
} as const;
