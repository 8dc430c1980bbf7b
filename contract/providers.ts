/** The providers that write, paint, speak, moderate and publish; everything else about them derives from these rows (decision 30). */

import type { PlatformId } from './platforms.ts';

/** What a provider does for a video. */
export type Capability = 'text' | 'picture' | 'speech' | 'moderation' | 'publish';
/**
 * The work for which a stage always has a provider. Publishing is different: a stage may publish nowhere, or in
 * several places.
 */
export type StaffedCapability = Exclude<Capability, 'publish'>;

/** A unit that a provider bills for. */
interface BilledUnit {
  /** The unit’s name in the price book and in cost lines. */
  readonly sku: string;
  /** The unit in which usage is metered. */
  readonly unit: string;
  /** The unit in the price list, as FOCUS writes it. */
  readonly pricingUnit: string;
}

/** What a provider's work costs, and who bills for it. */
interface ProviderCost<Sku extends string> {
  /** The budget that pays for the work. */
  readonly budget: BudgetKey;
  /** The component name in cost lines and metrics. */
  readonly component: string;
  /** The name in reports. */
  readonly title: string;
  /** The billing vendor and service, as FOCUS writes them. */
  readonly vendor: string;
  readonly service: string;
  readonly units: readonly BilledUnit[];
  /** How a narrator bills a script: the SKU for characters, and how many requests each character is billed for. */
  readonly script?: { readonly character: Sku; readonly requests: number };
  /** How a painter bills a picture: by the tokens of its prompt and those of the picture. */
  readonly picture?: { readonly input: Sku; readonly output: Sku };
}

/** One capability of one provider. A provider has a row for each of its capabilities. */
interface ProviderRow<Secret extends string = string, Sku extends string = string> {
  /** The provider’s value in the stage’s setting. */
  readonly id: string;
  readonly capability: Capability;
  /** The provider’s name, as operators see it. */
  readonly name: string;
  /**
   * The purpose of the secret that holds its key as `apiKey`. Until a key is stored, the `WITHOUT_KEY` provider takes
   * over. A platform’s secret holds our app as `clientId` and `clientSecret`; until it does, nobody can connect an
   * account.
   */
  readonly secret?: Secret;
  /**
   * Whether the stage specifies the model (and, for a narrator, the voices), so that prices depend on the
   * model.
   */
  readonly takesModel?: true;
  /**
   * Whether the provider needs files. `WITHOUT_KEY` takes over when files are missing, and for any voice that this
   * provider lacks.
   */
  readonly needsFiles?: true;
  /** The AWS permission that a function needs to use the provider. */
  readonly action?: string;
  /** Absent if the provider costs nothing beyond the function’s running time. */
  readonly cost?: ProviderCost<Sku>;
}

/**
 * A provider's part of the monthly budget. Attempts reserve their highest possible cost, and alarms report the
 * percentage used.
 */
interface Budget {
  /** The amount's name in a stage's settings and in the stored month. Never rename it. */
  readonly key: string;
  /** The CloudWatch metric for the percentage that is reserved or used. */
  readonly metric: string;
  /** The payee, as operators see it. */
  readonly payee: string;
  /** The AWS service name, when AWS sends the bill. An AWS budget then monitors that bill too. */
  readonly awsService?: string;
}

export const BUDGETS = [
  { key: 'openai', metric: 'OpenaiBudgetUsed', payee: 'OpenAI' },
  { key: 'polly', metric: 'PollyBudgetUsed', payee: 'Polly', awsService: 'Amazon Polly' },
] as const satisfies readonly Budget[];

/** The most expensive first; reports and the dashboard keep this order. */
export const PROVIDERS = [
  {
    id: 'openai',
    capability: 'picture',
    name: 'OpenAI',
    secret: 'openai',
    takesModel: true,
    cost: {
      budget: 'openai',
      component: 'image-model',
      title: 'pictures (model)',
      vendor: 'OpenAI',
      service: 'OpenAI API',
      units: [
        { sku: 'model.image.input', unit: 'token', pricingUnit: 'Tokens' },
        { sku: 'model.image.output', unit: 'token', pricingUnit: 'Tokens' },
      ],
      picture: { input: 'model.image.input', output: 'model.image.output' },
    },
  },
  {
    id: 'openai',
    capability: 'text',
    name: 'OpenAI',
    secret: 'openai',
    takesModel: true,
    cost: {
      budget: 'openai',
      component: 'text-model',
      title: 'text (model)',
      vendor: 'OpenAI',
      service: 'OpenAI API',
      units: [
        { sku: 'model.text.input', unit: 'token', pricingUnit: 'Tokens' },
        { sku: 'model.text.cached', unit: 'token', pricingUnit: 'Tokens' },
        { sku: 'model.text.output', unit: 'token', pricingUnit: 'Tokens' },
      ],
    },
  },
  {
    id: 'polly',
    capability: 'speech',
    name: 'Polly',
    action: 'polly:SynthesizeSpeech',
    cost: {
      budget: 'polly',
      component: 'polly',
      title: 'speech (Polly)',
      vendor: 'Amazon Web Services',
      service: 'Amazon Polly',
      units: [
        { sku: 'polly.standard', unit: 'character', pricingUnit: 'Characters' },
        { sku: 'polly.neural', unit: 'character', pricingUnit: 'Characters' },
      ],
      // One request for the audio and one for the word timings.
      script: { character: 'polly.neural', requests: 2 },
    },
  },
  {
    id: 'openai',
    capability: 'speech',
    name: 'OpenAI',
    secret: 'openai',
    takesModel: true,
    cost: {
      budget: 'openai',
      component: 'speech-model',
      title: 'speech (model)',
      vendor: 'OpenAI',
      service: 'OpenAI API',
      units: [{ sku: 'model.speech', unit: 'character', pricingUnit: 'Characters' }],
      script: { character: 'model.speech', requests: 1 },
    },
  },
  { id: 'kokoro', capability: 'speech', name: 'Kokoro', needsFiles: true },
  { id: 'simple', capability: 'speech', name: 'eSpeak NG' },
  { id: 'offline', capability: 'text', name: 'offline' },
  { id: 'offline', capability: 'picture', name: 'offline' },
  // OpenAI doesn’t charge for moderation. A guard is a chat model made for moderation, at the stage’s own address.
  { id: 'openai', capability: 'moderation', name: 'OpenAI', secret: 'openai', takesModel: true },
  { id: 'guard', capability: 'moderation', name: 'guard model', secret: 'guard', takesModel: true },
  { id: 'none', capability: 'moderation', name: 'none' },
  { id: 'youtube', capability: 'publish', name: 'YouTube', secret: 'youtube' },
  { id: 'tiktok', capability: 'publish', name: 'TikTok', secret: 'tiktok' },
] as const satisfies readonly ProviderRow[];

type Row = (typeof PROVIDERS)[number];
type Paid = Extract<Row, { readonly cost: unknown }>['cost'];

/** The providers of a capability, by id. */
export type ProviderId<C extends Capability> = Extract<Row, { readonly capability: C }>['id'];
export type BudgetKey = (typeof BUDGETS)[number]['key'];
export type BudgetMetric = (typeof BUDGETS)[number]['metric'];
export type ProviderSecret = Extract<Row, { readonly secret: unknown }>['secret'];
/** The purposes of the secrets that hold our app for a platform; the others hold a key. */
export type PlatformSecret = Extract<Row, { readonly capability: 'publish' }>['secret'];
export type KeySecret = Exclude<ProviderSecret, PlatformSecret>;
export type ProviderSku = Paid['units'][number]['sku'];
export type ProviderComponent = Paid['component'];
export type Provider = ProviderRow<ProviderSecret, ProviderSku>;

/**
 * Each capability’s stand-in while the chosen provider’s key or files are missing. A stand-in doesn’t need a key or
 * files.
 */
export const WITHOUT_KEY = {
  text: 'offline',
  picture: 'offline',
  speech: 'simple',
  moderation: 'none',
} as const satisfies { readonly [C in StaffedCapability]: ProviderId<C> };

/** The purpose of each provider's secret, without duplicates. */
export const PROVIDER_SECRETS: readonly ProviderSecret[] = [
  ...new Set(PROVIDERS.flatMap((row) => ('secret' in row ? [row.secret] : []))),
];

const PLATFORM_SECRETS = PROVIDERS.flatMap((row) => (row.capability === 'publish' ? [row] : []));

export const isPlatformSecret = (purpose: ProviderSecret): purpose is PlatformSecret =>
  PLATFORM_SECRETS.some(({ secret }) => secret === purpose);

/** The purpose of the secret that holds our app for a platform. */
export const platformSecret = (id: PlatformId): PlatformSecret => {
  const row = PLATFORM_SECRETS.find((each) => each.id === id);
  if (row === undefined) throw new RangeError(`No provider publishes on ${id}.`);
  return row.secret;
};

/** The settings that a stage’s secrets depend on. */
interface Choices {
  readonly moderator: string;
  readonly publishing: { readonly platforms: Readonly<Partial<Record<PlatformId, unknown>>> };
}

/** The platforms that a stage’s settings name, in the order of the registry. */
export const stagePlatforms = ({ publishing }: Pick<Choices, 'publishing'>): readonly PlatformId[] =>
  PLATFORM_SECRETS.flatMap(({ id }) => (publishing.platforms[id] === undefined ? [] : [id]));

/**
 * The secrets of a stage. A guard’s secret is included only if a guard is chosen, and a platform’s only if the stage
 * publishes on it, because each secret costs money every month.
 */
export const stageSecrets = ({ moderator, publishing }: Choices): readonly ProviderSecret[] => {
  const apps = stagePlatforms({ publishing }).map(platformSecret);
  return PROVIDER_SECRETS.filter((purpose) =>
    isPlatformSecret(purpose) ? apps.includes(purpose) : purpose !== 'guard' || moderator === 'guard',
  );
};

/** The provider ids for each capability, which are the allowed values of its setting. */
export const PROVIDER_IDS = {
  text: PROVIDERS.flatMap((row) => (row.capability === 'text' ? [row.id] : [])),
  picture: PROVIDERS.flatMap((row) => (row.capability === 'picture' ? [row.id] : [])),
  speech: PROVIDERS.flatMap((row) => (row.capability === 'speech' ? [row.id] : [])),
  moderation: PROVIDERS.flatMap((row) => (row.capability === 'moderation' ? [row.id] : [])),
} as const satisfies { readonly [C in StaffedCapability]: readonly ProviderId<C>[] };

/** The keys under which budgets store their names and amounts. */
export const BUDGET_KEYS = BUDGETS.map(({ key }) => key);

/** The costs of all providers that charge. */
export const PROVIDER_COSTS = PROVIDERS.flatMap((row) => ('cost' in row ? [row.cost] : []));

/** The row of a provider. Throws a `RangeError` if the provider has no row for the capability. */
export const providerOf = (capability: Capability, id: string): Provider => {
  const row = PROVIDERS.find((each) => each.capability === capability && each.id === id);
  if (row === undefined) throw new RangeError(`No provider of ${capability} is named ${id}.`);
  return row;
};

/**
 * Families of chat models that are made for moderation and have published prompts: the text that their names contain,
 * and the text in the names of those that accept pictures.
 */
const GUARDS = [
  { id: 'llama-guard', name: /llama-?guard/iu, sees: /vision|guard-?4/iu },
  { id: 'shieldgemma', name: /shieldgemma/iu, sees: /(?!)/u },
  { id: 'gpt-oss-safeguard', name: /gpt-oss-safeguard/iu, sees: /(?!)/u },
] as const;
export const GUARD_FAMILIES = GUARDS.map(({ id }) => id).join(', ');

export const isGuard = (model: string): boolean => GUARDS.some(({ name }) => name.test(model));

export type Guard = (typeof GUARDS)[number];

/** The family of a guard model. Throws a `RangeError` for a model of no known family. */
export const guardOf = (model: string): Guard => {
  const family = GUARDS.find(({ name }) => name.test(model));
  if (family === undefined)
    throw new RangeError(`${model} isn’t a known guard model: use one of ${GUARD_FAMILIES}.`);
  return family;
};
