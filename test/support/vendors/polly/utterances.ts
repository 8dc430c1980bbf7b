import type { Script } from './script.ts';
import { speakable } from './speakable.ts';
import { pieces, type Span } from './words.ts';

/** A part of a sentence that is spoken without a break, at one rate. */
export interface Utterance extends Span {
  rate: number;
  startsSentence: boolean;
}

/** Splits sentences at breaks and at changes of the speaking rate. */
export function planUtterances({ chars, cues }: Script, sentences: readonly Span[]): Utterance[] {
  return sentences.flatMap(({ from, to }) => {
    const breaks = cues.filter((cue) => cue.kind === 'break' && cue.at > from && cue.at < to);
    const turns = chars
      .slice(from + 1, to)
      .flatMap((spoken, index) => (spoken.rate === chars[from + index]?.rate ? [] : [from + index + 1]));
    const cuts = [...breaks.map((cue) => cue.at), ...turns].map((at) => at - from);
    return pieces(to - from, cuts).map((piece, index) => ({
      from: from + piece.from,
      to: from + piece.to,
      rate: chars[from + piece.from]?.rate ?? 1,
      startsSentence: index === 0,
    }));
  });
}

/** The text for the engine, with exactly one code point for each spoken character, so that positions match. */
export const spokenText = ({ chars }: Script, { from, to }: Span): string =>
  speakable(chars.slice(from, to).map(({ char }) => char));
