import { type ProviderId, type ProviderSecret, WITHOUT_KEY } from '#contract/providers.ts';
import type { Painter, StoryWriter, VoiceProvider } from '#functions/domain/providers/ports.ts';
import { env } from '#functions/env.ts';
import { openAiClient } from '#functions/gateways/openai/openai-client.ts';
import { openAiNarrator } from '#functions/gateways/openai/openai-narrator.ts';
import { openAiPainter } from '#functions/gateways/openai/openai-painter.ts';
import { openAiWriter } from '#functions/gateways/openai/openai-writer.ts';
import { pollyNarrator } from '#functions/gateways/polly/polly-narrator.ts';
import { lazy } from './lazy.ts';
import { atWork, writerAtWork } from './provider-at-work.ts';

const WRITER_TIMEOUT_MS = 25_000;
const PAINTER_TIMEOUT_MS = 120_000;
const NARRATOR_TIMEOUT_MS = 75_000;

const openAi = (secret: ProviderSecret, baseURL: string, timeoutMs: number, maxRetries: number) => () =>
  openAiClient({ secretId: env.providerSecretId(secret), baseURL, timeoutMs, maxRetries });

const WRITERS: Readonly<Record<ProviderId<'text'>, () => StoryWriter>> = {
  openai: () => openAiWriter(openAi('openai', env.textBaseUrl(), WRITER_TIMEOUT_MS, 1), env.textModel()),
  offline: () => ({
    write: async (request) => (await import('#offline/writer/write-story.ts')).writeStory(request),
  }),
};

const PAINTERS: Readonly<Record<ProviderId<'picture'>, () => Painter>> = {
  openai: () =>
    openAiPainter(openAi('openai', env.imageBaseUrl(), PAINTER_TIMEOUT_MS, 0), {
      model: env.imageModel(),
      quality: env.imageQuality(),
      size: env.pictureSize(),
    }),
  offline: () => ({
    paint: async (prompt) =>
      (await import('./offline-painter.ts')).offlinePainter(env.pictureSize()).paint(prompt),
  }),
};

const NARRATORS: Readonly<Record<ProviderId<'speech'>, () => VoiceProvider>> = {
  polly: () => pollyNarrator('neural'),
  openai: () =>
    openAiNarrator(openAi('openai', env.speechBaseUrl(), NARRATOR_TIMEOUT_MS, 0), {
      baseUrl: env.speechBaseUrl(),
      model: env.speechModel(),
      voices: env.speechVoices(),
    }),
};

export const writer = /* @__PURE__ */ lazy(
  (): StoryWriter => ({
    write: async (request) => WRITERS[await writerAtWork()]().write(request),
  }),
);

export const painter = /* @__PURE__ */ lazy(
  (): Painter => ({
    paint: async (prompt, quality) =>
      PAINTERS[await atWork('picture', env.painter(), WITHOUT_KEY.picture)]().paint(prompt, quality),
  }),
);

/** The provider is chosen for each narration. */
export const narrator = async (): Promise<VoiceProvider> =>
  NARRATORS[await atWork('speech', env.narrator(), WITHOUT_KEY.speech)]();
