import type { Amounts, Quality, Rates } from '#functions/domain/budget/spending.ts';
import type { Quantity } from './meter.ts';
import { priced } from './price-book.ts';

/**
 * Output tokens of a square picture of 1,024 pixels by quality, as measured by others (read 2026-11-20). A model that is
 * not here, or has no price, counts as free.
 */
const PICTURE_TOKENS = new Map<string, Readonly<Record<Quality, number>>>([
  ['gpt-image-2.5-flare', { low: 196, medium: 439, high: 1756 }],
]);
const SQUARE_PIXELS = 1024 ** 2;
/** The longest description with its style lines. */
const PROMPT_TOKENS = 300;
/** Once for the sound, once for the times of its words. */
const SPEECH_REQUESTS = 2;
/** Painting and filming one scene, and its part of joining and certifying (`docs/decisions/0015`), twice as much as measured. */
const SCENE_MB_MS = 80 * 1_024_000;
const SCENE_TRANSITIONS = 10;
const PICO_PER_MICRO = 1_000_000;

export interface Makers {
  readonly painter: 'openai' | 'offline';
  readonly imageModel: string;
  /** `<width>x<height>` in pixels. */
  readonly pictureSize: string;
  readonly pollyEngine: 'standard' | 'neural';
}

/** Tokens grow at most as the pixels do: what is reserved is the most. */
const tokensFor = (ofSquare: number, size: string): number => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return Math.ceil((ofSquare * width * height) / SQUARE_PIXELS);
};

/** What the making of a film costs at most by the prices of a day. */
export const filmRates = (makers: Makers, at: Date): Rates => {
  const { painter, imageModel: model, pictureSize, pollyEngine } = makers;
  const micro = (quantity: Quantity): number => Number(priced(quantity, at).pico ?? 0n) / PICO_PER_MICRO;
  const tokens = painter === 'offline' ? undefined : PICTURE_TOKENS.get(model);
  const picture = (quality: Quality): number =>
    tokens === undefined
      ? 0
      : micro({ sku: 'model.image.output', quantity: tokensFor(tokens[quality], pictureSize), model }) +
        micro({ sku: 'model.image.input', quantity: PROMPT_TOKENS, model });
  return {
    picture: { low: picture('low'), medium: picture('medium'), high: picture('high') },
    character: micro({ sku: `polly.${pollyEngine}`, quantity: SPEECH_REQUESTS }),
    scene:
      micro({ sku: 'lambda.compute', quantity: SCENE_MB_MS }) +
      micro({ sku: 'step-functions.transition', quantity: SCENE_TRANSITIONS }),
  };
};

interface Used {
  readonly attempt: number;
  readonly component: string;
  readonly pico?: string;
}

const PAYEES = new Map<string, 'openai' | 'polly'>([
  ['image-model', 'openai'],
  ['text-model', 'openai'],
  ['speech-model', 'openai'],
  ['polly', 'polly'],
]);

const wholeMicro = (pico: bigint): number => Math.ceil(Number(pico) / PICO_PER_MICRO);

/** What an attempt has used by the items of its video's receipt, in micro-dollars, rounded up. */
export const spentOn = (items: readonly Used[], attempt: number): Amounts => {
  const sums = { stage: 0n, openai: 0n, polly: 0n };
  for (const { attempt: of, component, pico = '0' } of items) {
    if (of !== attempt) continue;
    sums.stage += BigInt(pico);
    const payee = PAYEES.get(component);
    if (payee !== undefined) sums[payee] += BigInt(pico);
  }
  return { stage: wholeMicro(sums.stage), openai: wholeMicro(sums.openai), polly: wholeMicro(sums.polly) };
};
