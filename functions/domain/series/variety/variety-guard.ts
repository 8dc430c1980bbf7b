import { catchphrasesOf, withoutCatchphrases } from './catchphrases.ts';
import { likenessOf, type Telling, TOO_ALIKE, tellingOf } from './likeness.ts';
import { type ComparedScript, type Sentence, wordedSentences } from './sentences.ts';

/** A script that the account already has. */
export interface EarlierScript extends ComparedScript {
  readonly id: string;
}

/** The earlier script that a new one most resembles. */
export interface MostAlike {
  readonly id: string;
  readonly title: string;
  /** The likeness, from 0 to 1 (identical); below 0.5 the new script passes. */
  readonly likeness: number;
  /** Why the new script doesn’t pass: an English message for the creator that quotes the earlier script’s title. */
  readonly reason?: string;
}

/** How many earlier scripts a new one is compared with. */
const COMPARED_WITH = 30;

/**
 * Which of the account’s last thirty scripts a new script most resembles; undefined when there are none.
 * `earlier` is sorted newest first. Openings and endings that two of the earlier scripts share word for word are not
 * compared.
 */
export const mostAlike = (
  script: ComparedScript,
  earlier: readonly EarlierScript[],
): MostAlike | undefined => {
  const compared = earlier
    .slice(0, COMPARED_WITH)
    .map((one) => ({ ...one, sentences: wordedSentences(one) }));
  const catchphrases = catchphrasesOf(compared.map(({ sentences }) => sentences));
  const telling = (sentences: readonly Sentence[]): Telling =>
    tellingOf(withoutCatchphrases(sentences, catchphrases));
  const own = telling(wordedSentences(script));
  const [first, ...others] = compared.map(({ id, title, sentences }) => ({
    id,
    title,
    likeness: likenessOf(own, telling(sentences)),
  }));
  if (first === undefined) return undefined;
  const most = others.reduce((best, one) => (one.likeness > best.likeness ? one : best), first);
  if (most.likeness < TOO_ALIKE) return most;
  return { ...most, reason: `It tells much the same as ‘${most.title}’, in the same order.` };
};
