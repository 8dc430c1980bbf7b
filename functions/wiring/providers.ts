import type { Painter, StoryWriter } from '#functions/domain/providers/ports.ts';
import { env } from '#functions/env.ts';
import { hasModelKey, openAiClient } from '#functions/gateways/openai/openai-client.ts';
import { openAiPainter } from '#functions/gateways/openai/openai-painter.ts';
import { openAiWriter } from '#functions/gateways/openai/openai-writer.ts';
import { lazy } from './lazy.ts';
import { stageNarrator } from './stage-narrator.ts';

const WRITER_TIMEOUT_MS = 25_000;
const PAINTER_TIMEOUT_MS = 120_000;

const openAi = (baseURL: string, timeoutMs: number, maxRetries: number) => () =>
  openAiClient({ secretId: env.openaiSecretId(), baseURL, timeoutMs, maxRetries });

/** Asked anew on each call, so that a key which is stored today needs no deployment. */
const asksModel = async (wanted: 'openai' | 'offline'): Promise<boolean> =>
  wanted === 'openai' && hasModelKey(env.openaiSecretId());

const modelWriter = /* @__PURE__ */ lazy(() =>
  openAiWriter(openAi(env.textBaseUrl(), WRITER_TIMEOUT_MS, 1), env.textModel()),
);

export const writer = /* @__PURE__ */ lazy(
  (): StoryWriter => ({
    write: async (request) => {
      if (await asksModel(env.storyWriter())) return modelWriter().write(request);
      return (await import('#offline/writer/write-story.ts')).writeStory(request);
    },
  }),
);

const modelPainter = /* @__PURE__ */ lazy(() =>
  openAiPainter(openAi(env.imageBaseUrl(), PAINTER_TIMEOUT_MS, 0), {
    model: env.imageModel(),
    quality: env.imageQuality(),
    size: env.pictureSize(),
  }),
);

export const painter = /* @__PURE__ */ lazy(
  (): Painter => ({
    paint: async (prompt, quality) => {
      if (await asksModel(env.painter())) return modelPainter().paint(prompt, quality);
      return (await import('./offline-painter.ts')).offlinePainter(env.pictureSize()).paint(prompt);
    },
  }),
);

export const narrator = stageNarrator;
