import { availableParallelism } from 'node:os';
import { LENIENT_CLASSES } from '#contract/moderation.ts';
import { isPlatformSecret, PROVIDER_SECRETS, WITHOUT_KEY } from '#contract/providers.ts';
import { emailEnvironment } from '#local/aws/cognito/email-pool-settings.ts';
import { REGION } from '#local/aws/region.ts';
import { type PlatformUrls, platformVariables } from '#local/platforms/platform-variables.ts';
import { areVoicesWanted, voicesFolder } from '#local/voices/voices-folder.ts';

export const TABLE_NAME = 'veilcast';
export const BUCKET_NAME = 'veilcast-media';
export const EDGE_LOG_BUCKET = 'veilcast-edge-log';
export const SECRET_IDS = {
  signIn: 'veilcast/sign-in',
  media: 'veilcast/media',
  origin: 'veilcast/origin',
  stripe: 'veilcast/stripe',
  payout: 'veilcast/payout',
  publishing: 'veilcast/publishing',
  signing: 'veilcast/signing',
  model: 'veilcast/model',
  ownApps: 'veilcast/own-apps',
} as const;
export const providerSecretId = (purpose: string): string => `veilcast/${purpose}`;
export const OPENAI_URL = 'https://api.openai.com/v1';
export const DEFAULT_TEXT_MODEL = 'gpt-6-luna';
/** Variables that every process of this system needs. */
const SYSTEM = ['PATH', 'HOME', 'LANG', 'TZ', 'SystemRoot', 'USERPROFILE'];
/** User settings; see the table in the README. */
const SETTINGS = [
  'TEXT_MODEL',
  'IMAGE_MODEL',
  'IMAGE_QUALITY',
  'PICTURE_SIZE',
  'STORY_WRITER',
  'MODERATION_MODEL',
  'MODERATION_ACTIONS',
  'AUDIENCE',
  'PAINTER',
  'NARRATOR',
  'SPEECH_MODEL',
  'SPEECH_VOICES',
  'AWS_ENDPOINT_URL_POLLY',
  'LOG_LEVEL',
  'CALL_LIMIT_FACTOR',
  'SPENDING_LIMITS',
];
const REAL_AWS = [
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_PROFILE',
  'AWS_CONFIG_FILE',
  'AWS_SHARED_CREDENTIALS_FILE',
];

/** While one film waits for a voice or a picture, another is rendered. */
const FILMS_PER_CORE = 2;
const SLOTS = {
  FILM_SLOTS: String(availableParallelism() * FILMS_PER_CORE),
  CHECK_SLOTS: String(availableParallelism()),
  PACK_SLOTS: '2',
  SEND_SLOTS: String(availableParallelism()),
};

type Variables = Readonly<Record<string, string | undefined>>;

export interface Addresses extends PlatformUrls {
  readonly dynamodb: string;
  readonly s3: string;
  readonly secrets: string;
  readonly stepFunctions: string;
  /** Missing when e-mail sign-in is turned off. */
  readonly emailPool?: string | undefined;
  readonly stripe: string;
  readonly ses: string;
}

const pick = (from: Variables, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name];
      return value ? [[name, value] as const] : [];
    }),
  );

/**
 * The setting with which the user chose who writes stories; if there is none, a model can be connected while
 * functions run.
 */
export const textChoice = (user: Variables): string | undefined =>
  ['TEXT_BASE_URL', 'OPENAI_API_KEY', 'STORY_WRITER'].find((name) => user[name]);

const OWN_SERVERS = ['TEXT_BASE_URL', 'IMAGE_BASE_URL', 'SPEECH_BASE_URL', 'MODERATION_BASE_URL'];

/**
 * The secrets that hold a provider’s key, by id: `<PURPOSE>_API_KEY`, or an arbitrary key for the user’s own servers,
 * which don’t need one.
 */
export const providerSecrets = (user: Variables): Record<string, { readonly apiKey: string }> => {
  const without = OWN_SERVERS.some((name) => user[name]) ? 'none' : '';
  return Object.fromEntries(
    PROVIDER_SECRETS.filter((purpose) => !isPlatformSecret(purpose)).map((purpose) => [
      providerSecretId(purpose),
      { apiKey: user[`${purpose.toUpperCase()}_API_KEY`] || without },
    ]),
  );
};

const INVENTED = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };

/** Whether the user chose Amazon Polly, which needs AWS credentials. */
const isPollyReal = (user: Variables): boolean =>
  user['NARRATOR'] === 'polly' && !user['AWS_ENDPOINT_URL_POLLY'];

/** The keys that functions may use for signing, by id; the keys of an AWS profile are not available here. */
export const accessKeys = (user: Variables): Record<string, string> => {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = {
    ...INVENTED,
    ...(isPollyReal(user) ? user : {}),
  };
  return id && secret ? { [id]: secret } : {};
};

/** Who writes, paints, moderates and speaks, before the user's own settings are applied. */
const modelVariables = (user: Variables): Record<string, string> => {
  const byModel = <Without extends string>(server: string, without: Without) =>
    user['OPENAI_API_KEY'] || user[server] ? 'openai' : without;
  const moderator = user['MODERATOR'] || (user['OPENAI_API_KEY'] ? 'openai' : 'none');
  return {
    STORY_WRITER: byModel('TEXT_BASE_URL', WITHOUT_KEY.text),
    PAINTER: byModel('IMAGE_BASE_URL', WITHOUT_KEY.picture),
    MODERATOR: moderator,
    // Unmoderated videos are shown anyway, because nothing here can be reached from other machines.
    ...(moderator === 'none' && { AUDIENCE: 'machine' }),
    MODERATION_ACTIONS: JSON.stringify(Object.fromEntries(LENIENT_CLASSES.map((id) => [id, 'refuse']))),
    TEXT_MODEL: DEFAULT_TEXT_MODEL,
    IMAGE_MODEL: 'gpt-image-2.5-flare',
    IMAGE_QUALITY: 'low',
    PICTURE_SIZE: '1008x1792',
    NARRATOR: user['SPEECH_BASE_URL'] ? 'openai' : WITHOUT_KEY.speech,
    ...(areVoicesWanted(user) && { NARRATOR: 'kokoro', KOKORO_FOLDER: voicesFolder(user) }),
    SPEECH_MODEL: 'gpt-4o-mini-tts',
    SPEECH_VOICES: JSON.stringify({
      adam: 'onyx',
      charlotte: 'nova',
      will: 'echo',
      bryan: 'ash',
      audrey: 'sage',
    }),
  };
};

/**
 * The environment of every function: the same as on a stage without keys, unless the user’s own keys or base URLs
 * select models, or `NARRATOR=polly` with AWS credentials selects Polly. Everything else stays on loopback.
 */
export function functionEnvironment(options: {
  user: Variables;
  addresses: Addresses;
  /** The ARNs of the workflows. */
  machines: Readonly<Record<string, string>>;
}): Record<string, string> {
  const { user, addresses } = options;
  const realPolly = isPollyReal(user);
  const invented = { AWS_REGION: REGION, ...INVENTED };
  return {
    ...pick(user, SYSTEM),
    // FFmpeg’s threads share two heaps; with one heap per thread, freed frames would stay resident.
    MALLOC_ARENA_MAX: '2',
    ...modelVariables(user),
    ...SLOTS,
    ...pick(user, [...SETTINGS, ...OWN_SERVERS, ...Object.keys(SLOTS)]),
    STAGE: 'local',
    COST_HEADER: 'true',
    TABLE_NAME,
    BUCKET_NAME,
    EDGE_LOG_BUCKET,
    ...options.machines,
    ...(textChoice(user) === undefined && { MODEL_SECRET_ID: SECRET_IDS.model }),
    SIGN_IN_SECRET_ID: SECRET_IDS.signIn,
    MEDIA_SECRET_ID: SECRET_IDS.media,
    ...Object.fromEntries(
      PROVIDER_SECRETS.map((purpose) => [`${purpose.toUpperCase()}_SECRET_ID`, providerSecretId(purpose)]),
    ),
    ...emailEnvironment(addresses.emailPool),
    ...platformVariables(addresses),
    OWN_APPS_SECRET_ID: SECRET_IDS.ownApps,
    ORIGIN_SECRET_ID: SECRET_IDS.origin,
    STRIPE_SECRET_ID: SECRET_IDS.stripe,
    PAYOUT_SECRET_ID: SECRET_IDS.payout,
    PUBLISHING_SECRET_ID: SECRET_IDS.publishing,
    SIGNING_SECRET_ID: SECRET_IDS.signing,
    STRIPE_BASE_URL: addresses.stripe,
    ...(user['VEILCAST_MAIL'] !== '0' && { MAIL_FROM: 'Veilcast <hello@veilcast.localhost>' }),
    ...(realPolly ? { AWS_REGION: REGION, ...pick(user, REAL_AWS) } : invented),
    AWS_ENDPOINT_URL_DYNAMODB: addresses.dynamodb,
    AWS_ENDPOINT_URL_S3: addresses.s3,
    AWS_ENDPOINT_URL_SESV2: addresses.ses,
    AWS_ENDPOINT_URL_SFN: addresses.stepFunctions,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: addresses.secrets,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
  };
}
