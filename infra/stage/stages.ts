import type { z } from 'zod';
import { SettingsError } from './settings-error.ts';
import { StageSettings } from './stage-settings.ts';

type Written = z.input<typeof StageSettings>;

const MODELS = {
  writer: 'openai',
  painter: 'openai',
  moderator: 'openai',
  textModel: 'gpt-6-luna',
  imageModel: 'gpt-image-2.5-flare',
  imageQuality: 'low',
  pictureSize: '1008x1792',
  narrator: 'polly',
  speechModel: 'gpt-4o-mini-tts',
  speechVoices: { adam: 'onyx', charlotte: 'nova', will: 'echo', bryan: 'ash', audrey: 'sage' },
} as const satisfies Partial<Written>;

/**
 * Making a film takes a dozen function calls and as many model calls, so an attack on these two routes would be
 * expensive.
 */
const COSTLY = {
  generateStory: { perSecond: 5, burst: 10 },
  createVideo: { perSecond: 5, burst: 10 },
} as const;

/**
 * For stages behind a firewall: even ten addresses sending at the firewall’s full rates leave capacity on every
 * route.
 */
const GUARDED_QUOTAS = {
  everyRoute: { perSecond: 600, burst: 1_200 },
  routes: { generateStory: { perSecond: 20, burst: 40 }, createVideo: { perSecond: 20, burst: 40 } },
} as const;

/** A smaller version of `dev`, for a single developer. */
const PRIVATE = {
  ...MODELS,
  filmConcurrency: 4,
  filmSlots: 4,
  checkSlots: 2,
  packSlots: 1,
  sendSlots: 2,
  payments: 'stripe',
  quotas: { everyRoute: { perSecond: 20, burst: 40 }, routes: COSTLY },
  budgets: { stageUsd: 20, providersUsd: { openai: 5, polly: 5 } },
  watch: 'essentials',
  deletionProtection: false,
  logRetentionDays: 7,
} as const satisfies Written;

const STAGES = {
  dev: {
    ...MODELS,
    filmConcurrency: 4,
    filmSlots: 4,
    checkSlots: 2,
    packSlots: 1,
    sendSlots: 2,
    payments: 'stripe',
    quotas: { everyRoute: { perSecond: 50, burst: 100 }, routes: COSTLY },
    budgets: { stageUsd: 50, providersUsd: { openai: 20, polly: 10 } },
    watch: 'essentials',
    deletionProtection: false,
    costHeader: true,
    logRetentionDays: 7,
  },
  staging: {
    ...MODELS,
    filmConcurrency: 8,
    filmSlots: 20,
    checkSlots: 10,
    packSlots: 4,
    sendSlots: 10,
    payments: 'stripe',
    quotas: GUARDED_QUOTAS,
    firewall: true,
    budgets: { stageUsd: 100, providersUsd: { openai: 40, polly: 20 } },
    deletionProtection: false,
    logRetentionDays: 30,
  },
  prod: {
    ...MODELS,
    imageQuality: 'medium',
    filmConcurrency: 20,
    filmSlots: 40,
    checkSlots: 20,
    packSlots: 8,
    sendSlots: 20,
    payments: 'stripe',
    quotas: GUARDED_QUOTAS,
    firewall: true,
    budgets: { stageUsd: 1_000, providersUsd: { openai: 500, polly: 200 } },
    deletionProtection: true,
    canary: true,
    logRetentionDays: 365,
  },
} as const satisfies Record<string, Written>;

export const STAGE_NAMES = Object.keys(STAGES);

/** Resource names start with the stage's name, and some of them are limited to 63 characters. */
const STAGE_NAME = /^[a-z](?:[a-z0-9-]{0,18}[a-z0-9])?$/u;
/** A name that starts like this was probably meant for an existing stage. */
const MISTAKEN = /^(?:prod|stag|live)/u;
/** Cognito accepts no sign-in host name that contains any of these. */
const RESERVED = /aws|amazon|cognito/u;

/** The validated settings of a stage. Throws a `SettingsError` that names the stage and the field. */
export const checkStage = (name: string, settings: unknown): StageSettings => {
  const parsed = StageSettings.safeParse(settings);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  );
  throw new SettingsError(
    `The settings of stage ${name} in infra/stage/stages.ts are wrong: ${faults.join('; ')}.`,
  );
};

/**
 * The settings of a stage: dev, staging and prod have their own; any other name gets the settings of a
 * private stage. Throws a `SettingsError` for an invalid name.
 */
export const stageSettings = (name: string): StageSettings => {
  const found = new Map<string, unknown>(Object.entries(STAGES)).get(name);
  if (found !== undefined) return checkStage(name, found);
  if (!STAGE_NAME.test(name))
    throw new SettingsError(
      `"${name}" is not a valid stage name: use lower-case letters, digits and hyphens, begin with a letter, at most 20 characters.`,
    );
  if (MISTAKEN.test(name))
    throw new SettingsError(
      `There is no stage "${name}" in infra/stage/stages.ts; it has ${STAGE_NAMES.join(', ')}. Choose another name for a private stage.`,
    );
  if (RESERVED.test(name))
    throw new SettingsError(`"${name}" is not a valid stage name: AWS reserves aws, amazon and cognito.`);
  return checkStage(name, PRIVATE);
};
