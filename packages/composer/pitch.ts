const SEMITONES: ReadonlyMap<string, number> = new Map([
  ['C', 0],
  ['D', 2],
  ['E', 4],
  ['F', 5],
  ['G', 7],
  ['A', 9],
  ['B', 11],
]);
/** The notes of a chord, in semitones above its root. */
const QUALITIES: ReadonlyMap<string, readonly number[]> = new Map([
  ['', [0, 4, 7]],
  ['m', [0, 3, 7]],
  ['5', [0, 7]],
  ['dim', [0, 3, 6]],
  ['sus2', [0, 2, 7]],
  ['sus4', [0, 5, 7]],
  ['6', [0, 4, 7, 9]],
  ['m6', [0, 3, 7, 9]],
  ['7', [0, 4, 7, 10]],
  ['maj7', [0, 4, 7, 11]],
  ['m7', [0, 3, 7, 10]],
  ['add9', [0, 2, 4, 7]],
  ['madd9', [0, 2, 3, 7]],
  ['9', [0, 4, 10, 14]],
  ['maj9', [0, 4, 11, 14]],
  ['m9', [0, 3, 10, 14]],
  ['13', [0, 4, 10, 21]],
  ['7sus4', [0, 5, 7, 10]],
  ['maj7#11', [0, 4, 6, 11]],
]);
const CHORD = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/;
const OCTAVE = 12;

export interface Chord {
  /** The pitch class of the bass note; C is 0. */
  bass: number;
  /** Pitch classes of the chord, root first. */
  classes: readonly number[];
}

function pitchClass(name: string): number {
  const natural = SEMITONES.get(name.charAt(0));
  if (natural === undefined) throw new Error(`No such note: ${name}`);
  const shift = name.endsWith('#') ? 1 : name.length > 1 ? -1 : 0;
  return (natural + shift + OCTAVE) % OCTAVE;
}

/** The MIDI number for a note such as `C4` (60) or `F#3`. */
export function midiOf(name: string): number {
  const [, letter = '', octave = ''] = /^([A-G][#b]?)(-?\d)$/.exec(name) ?? [];
  const shift = letter.endsWith('b') && letter.startsWith('C') ? -OCTAVE : 0;
  return pitchClass(letter) + shift + (Number(octave) + 1) * OCTAVE;
}

/** The frequency of a MIDI note in equal temperament, A4 = 440 Hz. */
export function hzOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / OCTAVE);
}

/** Reads a chord symbol such as `Am7` or `C/E`. */
export function chordOf(symbol: string): Chord {
  const [, root = '', quality = '', bass] = CHORD.exec(symbol) ?? [];
  const notes = QUALITIES.get(quality);
  if (!notes) throw new Error(`No such chord: ${symbol}`);
  const base = pitchClass(root);
  return {
    bass: bass === undefined ? base : pitchClass(bass),
    classes: notes.map((note) => (base + note) % OCTAVE),
  };
}

/** A chord’s bass note, in the octave that starts at `lowest`. */
export function bassOf(symbol: string, lowest: number): number {
  return lowest + ((((chordOf(symbol).bass - lowest) % OCTAVE) + OCTAVE) % OCTAVE);
}

/**
 * `count` notes of the chord, ascending, near `centre` and as close as possible to the previous notes, so that a
 * player’s hands would hardly move.
 */
export function voicing(
  symbol: string,
  centre: number,
  count: number,
  before: readonly number[] = [],
): number[] {
  const { classes } = chordOf(symbol);
  const tones = Array.from({ length: 4 * OCTAVE }, (_, index) => centre - 2 * OCTAVE + index).filter((midi) =>
    classes.includes(midi % OCTAVE),
  );
  let best: number[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (let start = 0; start + count <= tones.length; start++) {
    const notes = tones.slice(start, start + count);
    const mean = notes.reduce((sum, note) => sum + note, 0) / count;
    const moved = before.reduce((sum, note, index) => sum + Math.abs(note - (notes[index] ?? note)), 0);
    const cost = Math.abs(mean - centre) + moved * 0.6;
    if (cost < lowest) [best, lowest] = [notes, cost];
  }
  return best;
}

/** The voicings of a whole progression, each as close as possible to the previous one. */
export function voiceLead(symbols: readonly string[], centre: number, count: number): number[][] {
  const led: number[][] = [];
  for (const symbol of symbols) led.push(voicing(symbol, centre, count, led.at(-1)));
  return led;
}
