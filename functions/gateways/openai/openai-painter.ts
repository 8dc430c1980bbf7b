import type { OpenAI } from 'openai';
import { meterPicture } from '#functions/cost/meter-models.ts';
import type { Maker } from '#functions/domain/credentials/maker.ts';
import type { Painter } from '#functions/domain/providers/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import { modelFailure } from './openai-client.ts';

/** Far larger than any current model’s picture; larger responses are refused before decoding. */
const MAX_BASE64_CHARS = 32 * 1024 * 1024;

export interface PainterSettings {
  readonly model: string;
  readonly quality: 'low' | 'medium' | 'high';
  /** `<width>x<height>` in pixels. */
  readonly size: string;
  readonly maker: Maker;
}

/**
 * Paints with any OpenAI-compatible image model. Only accepts pictures in base64, and never fetches a URL returned by
 * a model.
 */
export const openAiPainter = (connect: () => Promise<OpenAI>, settings: PainterSettings): Painter => ({
  paint: async (prompt, quality = settings.quality) => {
    const client = await connect();
    const answer = await client.images
      .generate({
        model: settings.model,
        prompt,
        size: sizeOf(settings.size),
        quality,
        n: 1,
      })
      .catch((cause: unknown) => {
        throw stepErrorFor(cause);
      });
    if ('usage' in answer) meterPicture(settings.model, answer.usage);
    const base64 = 'data' in answer ? answer.data?.[0]?.b64_json : undefined;
    if (base64 === undefined || base64.length > MAX_BASE64_CHARS)
      throw new StepError('PictureUnusable', 'The model sent no picture, or one that is too large.');
    return { picture: Buffer.from(base64, 'base64'), maker: settings.maker };
  },
});

type Size = NonNullable<OpenAI.Images.ImageGenerateParams['size']>;
// The client's type lists the sizes of older models. Newer models accept any size, so the stage’s setting is passed
// through unchanged.
function sizeOf(size: string): Size;
function sizeOf(size: string): string {
  return size;
}

const stepErrorFor = (cause: unknown): StepError =>
  modelFailure(cause).kind === 'refused'
    ? new StepError('PictureRefused', 'The image model declined the description.', { cause })
    : new StepError('ProviderBusy', 'The image model is busy or away.', { cause });
