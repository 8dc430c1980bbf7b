/** One spoken code point and the bytes (UTF-8, end exclusive) it was written as in the submitted text. */
export interface SpokenChar {
  char: string;
  start: number;
  end: number;
  /** Speaking rate in effect, 1 being the voice's own. */
  rate: number;
}

/** Something that happens before the spoken character at index `at`. */
export type Cue =
  | { kind: 'break'; at: number; ms: number }
  /** A `<p>` or `<s>` starts or ends: no sentence reaches across. */
  | { kind: 'boundary'; at: number; ms: number }
  /** A `<mark>`; `start` and `end` are the byte offsets of its tag. */
  | { kind: 'mark'; at: number; name: string; start: number; end: number };

/** A submitted text, taken apart: what is spoken, and what happens between. Cues are in order of `at`. */
export interface Script {
  chars: SpokenChar[];
  cues: Cue[];
}

/** Appends `text` to `chars`, code point by code point, as written from byte `offset` on; answers the byte after it. */
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
