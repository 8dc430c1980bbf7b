import { z } from 'zod';
import { OpenAiError } from './openai-error.ts';
import type { PaintPool } from './paint-pool.ts';

const MIN_SIDE = 64;
const MAX_SIDE = 3840;
const DEFAULT_SIZE = '1024x1024';
const PROMPT_MAX_CHARS = 32_000;
const CHARS_PER_TOKEN = 4;
/**
 * Tokens for a 1,024-pixel square picture by quality, according to third-party measurements of the model that films
 * use (read 2026-11-20).
 */
const OUTPUT_TOKENS = { low: 196, medium: 439, high: 1756, auto: 439 } as const;

const ImageRequest = z.looseObject({
  model: z.string().min(1),
  prompt: z.string().min(1).max(PROMPT_MAX_CHARS),
  n: z.literal(1).default(1),
  size: z.string().default(DEFAULT_SIZE),
  quality: z.enum(['low', 'medium', 'high', 'auto']).default('auto'),
});

const fits = (side: number | undefined): side is number =>
  side !== undefined && side >= MIN_SIDE && side <= MAX_SIDE;

function parseSize(size: string): { width: number; height: number } {
  const [, width, height] = (/^(\d{2,4})x(\d{2,4})$/u.exec(size === 'auto' ? DEFAULT_SIZE : size) ?? []).map(
    Number,
  );
  if (!fits(width) || !fits(height)) throw new OpenAiError(400, `Invalid size '${size}'.`, 'size');
  return { width, height };
}

/** Handles `POST /v1/images/generations` and returns one PNG. Throws an `OpenAiError`. */
export async function generateImage(body: unknown, pool: PaintPool): Promise<unknown> {
  const parsed = ImageRequest.safeParse(body);
  if (!parsed.success) throw new OpenAiError(400, z.prettifyError(parsed.error), 'prompt');
  const { prompt, size, quality } = parsed.data;
  const { width, height } = parseSize(size);
  const png = await pool.paint({ prompt, width, height });
  const inputTokens = Math.ceil(prompt.length / CHARS_PER_TOKEN);
  const outputTokens = Math.round((OUTPUT_TOKENS[quality] * width * height) / 1024 ** 2);
  return {
    created: Math.floor(Date.now() / 1000),
    data: [{ b64_json: Buffer.from(png).toString('base64') }],
    output_format: 'png',
    quality,
    size: `${width}x${height}`,
    usage: {
      input_tokens: inputTokens,
      input_tokens_details: { text_tokens: inputTokens, image_tokens: 0 },
      output_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  };
}
