import type { Script } from './script.ts';

/** A range of spoken characters, by index, end exclusive. */
export interface Span {
  from: number;
  to: number;
}

/**
 * A word with everything that is read as part of it: apostrophes and hyphens inside words, separators inside numbers,
 * dots between single letters, a currency sign in front, a per cent or degree sign at the end.
 */
const WORD =
  /[$€£¥]?[\p{L}\p{N}\p{M}]+(?:(?:['’‑-]|(?<=\p{N})[.,:](?=\p{N})|(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}])))[\p{L}\p{N}\p{M}]+)*[%°]?/gu;

/** The code point index for each UTF-16 position in the joined `chars`. */
function codePointIndex(chars: readonly string[]): number[] {
  return chars.flatMap((char, index) => (char.length === 1 ? [index] : [index, index]));
}

/** The words of a script, in order. No word crosses a break or a paragraph. */
export function findWords({ chars, cues }: Script): Span[] {
  const cuts = cues.filter((cue) => cue.kind !== 'mark').map((cue) => cue.at);
  return pieces(chars.length, cuts).flatMap(({ from, to }) => {
    const piece = chars.slice(from, to).map((spoken) => spoken.char);
    const index = codePointIndex(piece);
    return [...piece.join('').matchAll(WORD)].map((match) => ({
      from: from + (index[match.index] ?? 0),
      to: from + (index[match.index + match[0].length] ?? piece.length),
    }));
  });
}

/** The sentences of a script, without surrounding white space; skips empty ones. */
export function findSentences({ chars, cues }: Script, language: string): Span[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const cuts = cues.filter((cue) => cue.kind === 'boundary').map((cue) => cue.at);
  return pieces(chars.length, cuts).flatMap(({ from, to }) => {
    const piece = chars.slice(from, to).map((spoken) => spoken.char);
    const index = codePointIndex(piece);
    return [...segmenter.segment(piece.join(''))]
      .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
      .map(({ segment, index: position }) => {
        const start = position + segment.length - segment.trimStart().length;
        const end = position + segment.trimEnd().length;
        return { from: from + (index[start] ?? 0), to: from + (index[end] ?? piece.length) };
      });
  });
}

/** Splits the range from 0 to `length` at the given positions, and omits empty pieces. */
export function pieces(length: number, cuts: readonly number[]): Span[] {
  const edges = [...new Set([0, ...cuts, length])].toSorted((a, b) => a - b);
  return edges.slice(1).map((to, index) => ({ from: edges[index] ?? 0, to }));
}
