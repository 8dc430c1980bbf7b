import { isApiError, isOutcomeUnknown, sentenceOf } from '#web/data/api/api-error.ts';
import { isWordField, type WordsForm } from './post-words.ts';
import type { FormField } from './publish-form.ts';

/** Where in the form a refusal is shown, and its sentence. */
export interface PlacedRefusal {
  readonly field: FormField | 'form';
  readonly words: string;
}

/** Which field the sentence of an invalid order is about. */
const ABOUT: readonly (readonly [RegExp, FormField])[] = [
  [/\btags?\b/iu, 'tags'],
  [/\btitle\b/iu, 'title'],
  [/\bdescription\b/iu, 'description'],
  [/\btext\b/iu, 'text'],
  [/\b(?:time|past|date)\b/iu, 'when'],
  [/\b(?:account|children|connection)\b/iu, 'accounts'],
];

const fieldOf = (code: string, detail: string): PlacedRefusal['field'] => {
  if (code === 'connection_ended') return 'accounts';
  if (code !== 'invalid') return 'form';
  return ABOUT.find(([pattern]) => pattern.test(detail))?.[1] ?? 'form';
};

/** Places a failed order at the right field. The API doesn’t say which account’s words it refuses. */
export const placeRefusal = (error: unknown, { apart }: Pick<WordsForm, 'apart'>): PlacedRefusal => {
  const words = sentenceOf(error);
  if (isOutcomeUnknown(error))
    return {
      field: 'form',
      words: `${words} If it was sent after all, you’ll find it under Published. We ask you before anything is published twice.`,
    };
  const field = isApiError(error) ? fieldOf(error.code, error.detail) : 'form';
  return { field: apart.length > 0 && isWordField(field) ? 'form' : field, words };
};
