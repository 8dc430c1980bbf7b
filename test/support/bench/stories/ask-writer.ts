import { OpenAI } from 'openai';
import type { Draft } from '#contract/script.ts';
import { Meter, metered } from '#functions/cost/meter.ts';
import type { StoryRequest, StoryWriter } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { newStory } from '#functions/domain/story/new-story.ts';
import type { Story } from '#functions/domain/story/story.ts';
import { cappedFetch } from '#functions/gateways/openai/capped-fetch.ts';
import { openAiText } from '#functions/gateways/openai/openai-text.ts';
import { earlierEndings } from '#functions/services/stories/earlier-endings.ts';
import { writerBy } from '#functions/wiring/text-model.ts';
import { writeStory } from '#offline/writer/write-story.ts';

/** The result of one prompt. */
export interface Answer {
  readonly request: StoryRequest;
  readonly seconds: number;
  /** The tokens that the provider reports; 0 for the built-in writer. */
  readonly tokens: { readonly input: number; readonly output: number };
  /** Absent when the writer returned no story. */
  readonly draft?: Draft;
  readonly problem?: string;
}

export interface WriterChoice {
  /** The name of a model, or `offline` for the built-in writer. */
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The limits that the product sets for a writing model. */
const WRITING = { timeout: 25_000, maxRetries: 1 } as const;
const MOST_BYTES = 1_000_000;
const OWNER = 'bench';

/**
 * The built-in writer, which receives the endings of the account's latest stories, as in the
 * product; a run counts as one account.
 */
const builtInWriter = (): StoryWriter => {
  let stories: readonly Story[] = [];
  const list = async () => ({ items: stories });
  return {
    write: async (request) => {
      const earlier = await earlierEndings({ list }, OWNER);
      const draft = writeStory({ ...request, earlier });
      stories = [newStory(String(stories.length), OWNER, { ...request, ...draft }, new Date()), ...stories];
      return draft;
    },
  };
};

/** The writer that the product uses, but without the product’s stores. */
export const writerOf = ({ model, baseUrl, apiKey }: WriterChoice): StoryWriter =>
  model === 'offline'
    ? builtInWriter()
    : writerBy(
        openAiText(
          async () => new OpenAI({ apiKey, baseURL: baseUrl, fetch: cappedFetch(MOST_BYTES), ...WRITING }),
          model,
        ),
        { name: model, kind: 'trained' },
      );

const problemOf = (error: unknown): string =>
  error instanceof Refusal ? error.code : error instanceof Error ? error.message : String(error);

/** Requests one story, and reports how long it took and what it used. */
export const askWriter = async (writer: StoryWriter, request: StoryRequest): Promise<Answer> => {
  const meter = new Meter();
  const began = performance.now();
  const outcome = await metered(meter, () =>
    writer.write(request).then(
      (draft) => ({ draft }),
      (error: unknown) => ({ problem: problemOf(error) }),
    ),
  );
  const used = (...skus: string[]): number =>
    meter.quantities.reduce((sum, { sku, quantity }) => (skus.includes(sku) ? sum + quantity : sum), 0);
  return {
    request,
    seconds: (performance.now() - began) / 1000,
    tokens: {
      input: used('model.text.input', 'model.text.cached'),
      output: used('model.text.output'),
    },
    ...outcome,
  };
};
