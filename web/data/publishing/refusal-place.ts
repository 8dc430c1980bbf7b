import { isApiError, isOutcomeUnknown, sentenceOf } from '#web/data/api/api-error.ts';
import type { DirectChoices } from './direct-post.ts';
import { isWordField, type WordsForm } from './post-words.ts';
import type { FormField } from './publish-form.ts';

/** Where in the form a refusal is shown, and its message. */
export interface PlacedRefusal {
  readonly field: FormField | 'choices' | 'form';
  readonly words: string;
}

/** Which field the message about an invalid order refers to. */
const ABOUT: readonly (readonly [RegExp, FormField | 'choices'])[] = [
  [/choices have changed|doesn’t allow a |paid partnership|may post videos/iu, 'choices'],
  [/\btags?\b/iu, 'tags'],
  [/\btitle\b/iu, 'title'],
  [/\bdescription\b/iu, 'description'],
  [/\btext\b/iu, 'text'],
  [/\b(?:time|past|date)\b/iu, 'when'],
  [/\b(?:account|children|connection)\b/iu, 'accounts'],
];

const fieldOf = (code: string, detail: string): PlacedRefusal['field'] => {
  if (code !== 'invalid') return 'form';
  return ABOUT.find(([pattern]) => pattern.test(detail))?.[1] ?? 'form';
};

const ENDED = 'The connection to one of these accounts has ended. Reconnect it in Settings, or leave it out.';

/**
 * Works out which field a failed order’s message belongs to. The API doesn’t say which account’s words it refuses.
 */
export const placeRefusal = (error: unknown, { apart }: Pick<WordsForm, 'apart'>): PlacedRefusal => {
  const words = sentenceOf(error);
  if (isOutcomeUnknown(error))
    return {
      field: 'form',
      words: `${words} If it was sent after all, you’ll find it under Published. We ask you before anything is published twice.`,
    };
  // The refusal’s detail is the platform’s reason, which doesn’t name the account or a remedy.
  if (isApiError(error) && error.code === 'connection_ended') return { field: 'accounts', words: ENDED };
  const field = isApiError(error) ? fieldOf(error.code, error.detail) : 'form';
  return { field: apart.length > 0 && isWordField(field) ? 'form' : field, words };
};

/**
 * A refusal of the choices for direct posts: shown next to one account, or above the form if we don’t know which
 * account it is about.
 */
export interface ChoicesRefusal {
  readonly account?: string;
  readonly words: string;
}

/**
 * Where to show a refusal of choices among the accounts with a direct post, by connection. Undefined if there is no
 * such refusal, or if an account’s options, once read again, show what has changed.
 */
export const choicesRefusal = (
  refusal: PlacedRefusal | undefined,
  direct: readonly (readonly [string, Pick<DirectChoices, 'accountChange'>])[],
): ChoicesRefusal | undefined => {
  if (refusal?.field !== 'choices') return undefined;
  if (direct.some(([, { accountChange }]) => accountChange !== undefined)) return undefined;
  const [only, other] = direct;
  return {
    words: refusal.words,
    ...(only !== undefined && other === undefined && { account: only[0] }),
  };
};
