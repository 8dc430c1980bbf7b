import type { ProviderId } from '#contract/providers.ts';
import type { Draft } from '#contract/script.ts';
import type { StoryWriter, TextModel } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { STORY } from '#functions/domain/story/asking/story-kind.ts';
import { env } from '#functions/env.ts';
import { openAiClientAt } from '#functions/gateways/openai/openai-client.ts';
import { openAiText } from '#functions/gateways/openai/openai-text.ts';
import { lazy } from '#functions/wiring/lazy.ts';
import { connectedModel, writerAtWork } from '#functions/wiring/provider-at-work.ts';
import { openAi, WRITING } from '#functions/wiring/providers.ts';
import { orDemo } from './or-demo.ts';

const TEXT_MODELS: Readonly<Record<ProviderId<'text'>, () => TextModel | undefined>> = {
  openai: () => openAiText(openAi('openai', env.textBaseUrl(), WRITING), env.textModel()),
  offline: () => undefined,
};

/** The model that a creator connected, looked up by name. */
const connected = async (): Promise<{ readonly name: string; readonly text: TextModel } | undefined> => {
  const found = await connectedModel();
  if (found === undefined) return undefined;
  const { baseUrl, apiKey, model } = found;
  return { name: model, text: openAiText(async () => openAiClientAt(baseUrl, apiKey, WRITING), model) };
};

/** The model is chosen for each text; only stories can be written without a model. */
export const textModel = /* @__PURE__ */ lazy(
  (): TextModel => ({
    ask: async (kind, request) => {
      const text = (await connected())?.text ?? TEXT_MODELS[await writerAtWork()]();
      if (text === undefined) throw new Refusal('no_model');
      return text.ask(kind, request);
    },
  }),
);

export const writerBy = (text: TextModel, writer: NonNullable<Draft['writer']>): StoryWriter => ({
  write: async (request) => ({ ...(await text.ask(STORY, request)), writer }),
});

const TOO_GRAVE =
  'The demo writer makes up light fiction, which doesn’t suit this subject. Write it yourself under “My Own Script”, or connect an AI model.';

const demo: StoryWriter = {
  write: async (request, earlier) => {
    const [{ writeStory }, { isGrave }] = await Promise.all([
      import('#offline/writer/write-story.ts'),
      import('#offline/writer/grave.ts'),
    ]);
    if (isGrave(request.prompt, request.language)) throw new Refusal('refused_by_model', TOO_GRAVE);
    return { ...writeStory({ ...request, earlier: await earlier?.() }), isDemo: true };
  },
};

const writerNow = async (): Promise<StoryWriter> => {
  const model = await connected();
  if (model !== undefined)
    return orDemo(model.name, writerBy(model.text, { name: model.name, kind: 'trained' }), demo);
  const text = TEXT_MODELS[await writerAtWork()]();
  return text === undefined
    ? demo
    : writerBy(text, { name: 'OpenAI', model: env.textModel(), kind: 'trained' });
};

/** Chosen for each story. */
export const writer = /* @__PURE__ */ lazy(
  (): StoryWriter => ({ write: async (request, earlier) => (await writerNow()).write(request, earlier) }),
);
