import { sentencesOf } from '@veilcast/reading';
import { contentOf, type Draft } from '#contract/script.ts';
import type { StoryRequest } from '#functions/domain/providers/ports.ts';

/** A story with the parts that the rules examine. */
export interface ToldStory {
  readonly request: StoryRequest;
  readonly draft: Draft;
  readonly content: string;
  /** The first sentence. */
  readonly hook: string;
  /** The words of each sentence, without punctuation. */
  readonly sentences: readonly (readonly string[])[];
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

export const toldStory = (request: StoryRequest, draft: Draft): ToldStory => {
  const content = contentOf(draft.scenes);
  const spoken = sentencesOf(content, request.language);
  return {
    request,
    draft,
    content,
    hook: spoken[0]?.trim() ?? '',
    sentences: spoken.map(wordsOf).filter((words) => words.length > 0),
  };
};
