import type { Script } from './script.ts';
import { pieces, type Span } from './words.ts';

/** Part of a sentence that is said in one go, at one rate. */
export interface Utterance extends Span {
  rate: number;
  startsSentence: boolean;
}

/** Cuts sentences where something happens in their midst: a break, or another speaking rate. */
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

const SPOKEN_INSTEAD: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['…', '.'],
  ['\u00a0', ' '],
]);
/** What the engine would read as markup or phonemes, and what a narrator would not read aloud. */
const UNSPOKEN =
  /[<>[\]{}|\\^~*_#`\s]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Regional_Indicator}/u;

/** The text handed to the engine: exactly one code point for each spoken character, so that positions agree. */
export function spokenText({ chars }: Script, { from, to }: Span): string {
  const text = chars.slice(from, to).map(({ char }) => char);
  return text
    .map((char, index) => {
      if (char === '&')
        return /\s/.test(text[index - 1] ?? 'x') && /\s/.test(text[index + 1] ?? 'x') ? '&' : ' ';
      return SPOKEN_INSTEAD.get(char) ?? (UNSPOKEN.test(char) ? ' ' : char);
    })
    .join('');
}
