import type { WorkKind } from '#contract/catalogue.ts';
import {
  type BudgetKey,
  PROVIDER_COSTS,
  type ProviderId,
  providerOf,
  WITHOUT_KEY,
} from '#contract/providers.ts';
import { type Amounts, amountsBy } from '#functions/domain/budget/amounts.ts';
import type { Quality, Rates } from '#functions/domain/budget/spending.ts';
import { MOST_ANSWER_TOKENS } from '#functions/domain/story/asking/most-tokens.ts';
import type { Quantity } from './meter.ts';
import { priced } from './price-book.ts';
import { skuOf } from './skus.ts';

/**
 * Output tokens of a 1,024-pixel square picture, by quality, from published measurements (read 2026-11-20). A model
 * that isn’t listed here, or has no price, counts as free.
 */
const PICTURE_TOKENS = new Map<string, Readonly<Record<Quality, number>>>([
  ['gpt-image-2.5-flare', { low: 196, medium: 439, high: 1756 }],
]);
const SQUARE_PIXELS = 1024 ** 2;
/** The token count of the longest description, including its style lines. */
const PROMPT_TOKENS = 300;
/**
 * Twice the measured cost of painting and filming one scene, including its share of joining and certifying
 * (`docs/decisions/0015`).
 */
const SCENE_MB_MS = 80 * 1_024_000;
const SCENE_TRANSITIONS = 10;
const PICO_PER_MICRO = 1_000_000;

/** The providers that make a stage's films. */
export interface FilmProviders {
  readonly painter: ProviderId<'picture'>;
  readonly imageModel: string;
  /** `<width>x<height>` in pixels. */
  readonly pictureSize: string;
  readonly narrator: ProviderId<'speech'>;
  /** Absent if the narrator has no model. */
  readonly speechModel?: string | undefined;
}

/** Tokens grow at most in proportion to pixels, so this is an upper bound. */
const tokensFor = (ofSquare: number, size: string): number => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return Math.ceil((ofSquare * width * height) / SQUARE_PIXELS);
};

type VoiceRate = Rates['speech'][number];

const micro = (quantity: Quantity, at: Date): number =>
  Number(priced(quantity, at).pico ?? 0n) / PICO_PER_MICRO;

const pictureRate = ({ painter, imageModel, pictureSize }: FilmProviders, at: Date): Rates['picture'] => {
  const { cost } = providerOf('picture', painter);
  const tokens = PICTURE_TOKENS.get(imageModel);
  const each = (quality: Quality): number => {
    if (cost?.picture === undefined || tokens === undefined) return 0;
    const { input, output } = cost.picture;
    const model = imageModel;
    return (
      micro({ sku: output, quantity: tokensFor(tokens[quality], pictureSize), model }, at) +
      micro({ sku: input, quantity: PROMPT_TOKENS, model }, at)
    );
  };
  return {
    ...(cost && { budget: cost.budget }),
    each: { low: each('low'), medium: each('medium'), high: each('high') },
  };
};

const voiceRate = (narrator: ProviderId<'speech'>, { speechModel }: FilmProviders, at: Date): VoiceRate => {
  const { cost, takesModel } = providerOf('speech', narrator);
  if (cost?.script === undefined) return { character: 0 };
  const { character: sku, requests: quantity } = cost.script;
  const model = takesModel ? speechModel : undefined;
  return {
    budget: cost.budget,
    character: micro({ sku, quantity, ...(model === undefined ? {} : { model }) }, at),
  };
};

/** The stage’s voice, and the fallback used while that voice’s key or files are missing. */
const voicesOf = ({ narrator }: FilmProviders): readonly ProviderId<'speech'>[] => {
  const { secret, needsFiles = false } = providerOf('speech', narrator);
  return secret === undefined && !needsFiles ? [narrator] : [narrator, WITHOUT_KEY.speech];
};

/** The most that a film made by these providers can cost, at the prices of a given day. */
export const filmRates = (providers: FilmProviders, at: Date): Rates => ({
  picture: pictureRate(providers, at),
  speech: voicesOf(providers).map((voice) => voiceRate(voice, providers, at)),
  scene:
    micro({ sku: 'lambda.compute', quantity: SCENE_MB_MS }, at) +
    micro({ sku: 'step-functions.transition', quantity: SCENE_TRANSITIONS }, at),
});

interface Used {
  readonly attempt: number;
  readonly component: string;
  readonly pico?: string;
}

const budgetOf = new Map<string, BudgetKey>(
  PROVIDER_COSTS.map(({ component, budget }) => [component, budget]),
);

const wholeMicro = (pico: bigint): number => Math.ceil(Number(pico) / PICO_PER_MICRO);

/** What an attempt has cost so far, from the items on its video’s receipt, in micro-dollars, rounded up. */
export const spentOn = (items: readonly Used[], attempt: number): Amounts => {
  const own = items.filter((item) => item.attempt === attempt);
  return amountsBy((purse) =>
    wholeMicro(
      own
        .filter(({ component }) => purse === 'stage' || budgetOf.get(component) === purse)
        .reduce((sum, { pico = '0' }) => sum + BigInt(pico), 0n),
    ),
  );
};

/**
 * The most tokens a story can use: two prompts and two responses of maximum length. The second prompt repeats the
 * first response. Each byte of a prompt is counted as a token, just as it is for a call that gets no response.
 */
const STORY_INPUT_TOKENS = 80_000;
const STORY_OUTPUT_TOKENS = 2 * MOST_ANSWER_TOKENS;

const ONE = 1;

/** What this much text costs, in micro-dollars. */
export const textCost = (quantities: readonly Quantity[], writer: ProviderId<'text'>, at: Date): Amounts => {
  const skus = new Set<string>(providerOf('text', writer).cost?.units.map(({ sku }) => sku));
  const items = quantities
    .filter(({ sku }) => skus.has(sku))
    .map((quantity) => ({
      attempt: ONE,
      component: skuOf(quantity.sku).component,
      pico: String(priced(quantity, at).pico ?? 0n),
    }));
  return spentOn(items, ONE);
};

/** The most that a story can cost, in micro-dollars; a model without a price counts as free. */
export const storyMost = (writer: ProviderId<'text'>, model: string, at: Date): Amounts =>
  textCost(
    [
      { sku: 'model.text.input', quantity: STORY_INPUT_TOKENS, model },
      { sku: 'model.text.output', quantity: STORY_OUTPUT_TOKENS, model },
    ],
    writer,
    at,
  );

/**
 * The memory, in MB, of the steps that check uploads and pack archives; a test compares it with
 * `infra/step-grants.ts`.
 */
export const WORK_MEMORY_MB = { checks: 3008, packs: 1769 } as const satisfies Record<WorkKind, number>;

/** What checking an upload or packing an archive costs if the step runs this long, in micro-dollars, rounded up. */
export const workCostAt = (kind: WorkKind, milliseconds: number, at: Date): number =>
  Math.ceil(micro({ sku: 'lambda.compute', quantity: Math.ceil(milliseconds) * WORK_MEMORY_MB[kind] }, at));
