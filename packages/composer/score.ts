import type { Instrument } from './dsp/sound.ts';
import { midiOf } from './pitch.ts';
import type { Bus, Session } from './session.ts';

/**
 * A composition: its tempo, its bars, its reverb, and how its parts are recorded. Lower `bars` to hear only the
 * beginning.
 */
export interface Song {
  bpm: number;
  beatsPerBar: number;
  bars: number;
  room: { seconds: number; damping: number };
  record(session: Session): void;
}

export interface Step {
  /** Beats since the start of the line. */
  at: number;
  /** Undefined for a rest. */
  midi: number | undefined;
  beats: number;
}

/** Parses a line such as `A4 1, C5 .5, - .5`: each step is a note or a rest, followed by its length in beats. */
export function line(written: string): Step[] {
  let at = 0;
  return written.split(',').map((step) => {
    const [name = '-', length = '1'] = step.trim().split(/\s+/);
    const beats = Number(length);
    const read: Step = { at, midi: name === '-' ? undefined : midiOf(name), beats };
    at += beats;
    return read;
  });
}

/** The instrument that plays a part, and the bus it is routed to. */
interface Part {
  readonly bus: Bus;
  readonly instrument: Instrument;
}

export interface Manner {
  /** When the line starts. */
  beat: number;
  velocity: number;
  pan?: number;
  /** Semitones up or down. */
  transpose?: number;
  looseMs?: number;
  /** How much of its written length a note is held, as a fraction. */
  held?: number;
}

/** Plays a line; the first note of every two beats is slightly accented. */
export function playLine(
  session: Session,
  { bus, instrument }: Part,
  steps: readonly Step[],
  manner: Manner,
): void {
  const { beat, velocity, pan = 0, transpose = 0, looseMs = 0, held = 1 } = manner;
  for (const { at, midi, beats } of steps) {
    if (midi === undefined) continue;
    const accent = at % 2 === 0 ? 1 : 0.88;
    const note = {
      beat: beat + at,
      midi: midi + transpose,
      beats: beats * held,
      velocity: velocity * accent,
      pan,
    };
    session.play(bus, instrument, note, looseMs);
  }
}

/** Plays notes together, spread over the stereo field by `width` and strummed upwards, `strumBeats` apart. */
export function playChord(
  session: Session,
  { bus, instrument }: Part,
  notes: readonly number[],
  how: { beat: number; beats: number; velocity: number; width?: number; strumBeats?: number },
): void {
  const { beat, beats, velocity, width = 0, strumBeats = 0 } = how;
  for (const [index, midi] of notes.entries()) {
    const pan = notes.length > 1 ? ((2 * index) / (notes.length - 1) - 1) * width : 0;
    session.play(bus, instrument, { beat: beat + index * strumBeats, midi, beats, velocity, pan }, 4);
  }
}

/**
 * Plays a rhythm such as `x--o x---`: `x` is strong, `o` is soft, and anything else is silent; white space is
 * ignored.
 */
export function playRhythm(
  session: Session,
  { bus, instrument }: Part,
  pattern: string,
  how: { beat: number; stepBeats: number; velocity: number; pan?: number; swing?: number },
): void {
  const { beat, stepBeats, velocity, pan = 0, swing = 0 } = how;
  for (const [index, step] of Array.from(pattern.replaceAll(' ', '')).entries()) {
    if (step !== 'x' && step !== 'o') continue;
    const late = index % 2 === 1 ? swing * stepBeats : 0;
    const strength = step === 'x' ? velocity : velocity * 0.55;
    session.play(bus, instrument, { beat: beat + index * stepBeats + late, velocity: strength, pan }, 3);
  }
}
