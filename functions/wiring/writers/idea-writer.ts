import type { ProviderId } from '#contract/providers.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { IdeaWriter } from '#functions/domain/series/ports.ts';
import { env } from '#functions/env.ts';
import { openAiClientAt } from '#functions/gateways/openai/openai-client.ts';
import { openAiIdeas } from '#functions/gateways/openai/openai-ideas.ts';
import { lazy } from '#functions/wiring/lazy.ts';
import { connectedModel, writerAtWork } from '#functions/wiring/provider-at-work.ts';
import { openAi, WRITING } from '#functions/wiring/providers.ts';

const IDEA_WRITERS: Readonly<Record<ProviderId<'text'>, () => IdeaWriter>> = {
  openai: () => openAiIdeas(openAi('openai', env.textBaseUrl(), WRITING), env.textModel()),
  offline: () => ({
    think: async () => {
      throw new Refusal('no_model');
    },
  }),
};

/** Chosen for each request, as the writer of stories is. */
export const ideaWriter = /* @__PURE__ */ lazy(
  (): IdeaWriter => ({
    think: async (request) => {
      const connected = await connectedModel();
      if (connected === undefined) return IDEA_WRITERS[await writerAtWork()]().think(request);
      const { baseUrl, apiKey, model } = connected;
      return openAiIdeas(async () => openAiClientAt(baseUrl, apiKey, WRITING), model).think(request);
    },
  }),
);
