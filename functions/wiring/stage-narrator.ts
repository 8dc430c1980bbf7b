import type { VoiceProvider } from '#functions/domain/providers/ports.ts';
import { env } from '#functions/env.ts';
import { hasModelKey, openAiClient } from '#functions/gateways/openai/openai-client.ts';
import { openAiNarrator } from '#functions/gateways/openai/openai-narrator.ts';
import { pollyNarrator } from '#functions/gateways/polly/polly-narrator.ts';

const TIMEOUT_MS = 75_000;

/** Who speaks is decided anew for each narration: the stage's choice, and Polly while its key is not stored. */
export const stageNarrator = async (): Promise<VoiceProvider> => {
  const secretId = env.narrator() === 'openai' ? env.openaiSecretId() : undefined;
  if (secretId === undefined || !(await hasModelKey(secretId))) return pollyNarrator(env.pollyEngine());
  const address = { secretId, baseURL: env.speechBaseUrl(), timeoutMs: TIMEOUT_MS, maxRetries: 0 };
  return openAiNarrator(() => openAiClient(address), {
    model: env.speechModel(),
    voices: env.speechVoices(),
  });
};
