/** One spoken code point and its byte range in the submitted text (UTF-8, end exclusive). */
export interface SpokenChar {
  char: string;
  start: number;
  end: number;
  /** The current speaking rate; 1 is the voice’s normal rate. */
  rate: number;
}

/** An event just before the spoken character at index `at`. */
export type Cue =
  | { kind: 'break'; at: number; ms: number }
  /** The start or end of a `<p>` or `<s>`, which no sentence crosses. */
  | { kind: 'boundary'; at: number; ms: number }
  /** A `<mark>`; `start` and `end` are the byte offsets of its tag. */
  | { kind: 'mark'; at: number; name: string; start: number; end: number };

/** A parsed text: its spoken characters and the events between them. Cues are in order of `at`. */
export interface Script {
  chars: SpokenChar[];
  cues: Cue[];
}

/**
 * Appends `text`, which is found at byte `offset`, to `chars`, code point by code point. Returns the offset where the
 * text ends.
 */
export function appendText(chars: SpokenChar[], text: string, offset: number, rate: number): number {
  let start = offset;
  for (const char of text) {
    const end = start + Buffer.byteLength(char, 'utf8');
    chars.push({ char, start, end, rate });
    start = end;
  }
  return start;
}

export function readPlainText(text: string): Script {
  const chars: SpokenChar[] = [];
  appendText(chars, text, 0, 1);
  return { chars, cues: [] };
}
