import { use } from './meter.ts';

interface TextUsage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly prompt_tokens_details?: { readonly cached_tokens?: number };
}

/** Counts a chat response's tokens as its provider reports them; cached tokens have their own price. */
export const meterText = (model: string, usage: TextUsage | undefined): void => {
  if (usage === undefined) return;
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0;
  use('model.text.input', usage.prompt_tokens - cached, model);
  use('model.text.cached', cached, model);
  use('model.text.output', usage.completion_tokens, model);
};

interface ImageUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** Counts a picture's tokens as its provider reports them. */
export const meterPicture = (model: string, usage: ImageUsage | undefined): void => {
  if (usage === undefined) return;
  use('model.image.input', usage.input_tokens, model);
  use('model.image.output', usage.output_tokens, model);
};
