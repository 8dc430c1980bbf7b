import type { Language } from '#contract/catalogue.ts';
import { sentencesOf } from './sentences.ts';

/** A stretch of a script, and its start offset (UTF-16). */
export interface ScriptPart {
  readonly start: number;
  readonly text: string;
}

/**
 * Splits a script into as few parts as `fits` allows, at sentence ends; only a sentence that does not fit alone is
 * split between words.
 */
export const narrationParts = (
  script: string,
  language: Language,
  fits: (text: string) => boolean,
): ScriptPart[] => {
  if (fits(script)) return [{ start: 0, text: script }];
  const pieces = sentencesOf(script, language).flatMap((sentence) =>
    fits(sentence) ? [sentence] : (sentence.match(/\s*\S+\s*/gu) ?? []),
  );
  const parts: { start: number; text: string }[] = [];
  let at = 0;
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && fits(last.text + piece)) last.text += piece;
    else parts.push({ start: at, text: piece });
    at += piece.length;
  }
  return parts;
};
