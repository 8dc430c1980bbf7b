import { pingPong, sway } from '#composer/dsp/effects.ts';
import { boom, wave } from '#composer/instruments/drums.ts';
import { chime } from '#composer/instruments/keys.ts';
import { drone, glassPad, warmPad } from '#composer/instruments/patches.ts';
import { bassOf, voiceLead } from '../pitch.ts';
import { line, playChord, playLine, type Song } from '../score.ts';
import type { Session } from '../session.ts';

const BEATS = 4;
const BARS_PER_CHORD = 2;
const CHORDS = ['Dadd9', 'Dmaj7#11', 'Bm9', 'Gmaj9', 'Em9', 'Aadd9/D', 'Bm7', 'Gmaj7', 'Dadd9'] as const;
const DRIFT = line('- 1, A5 3, - 1, F#5 2, E5 5, - 2, D5 2');
const SECOND_DRIFT = line('- 3, B5 2, A5 3, - 1, C#6 2, A5 5');

function record(session: Session): void {
  const loop = session.seconds;
  const deep = session.bus({ gain: 0.2, room: 0.15 });
  const pads = session.bus({ gain: 0.24, room: 0.7, effects: [sway(loop / 6, 0.2)] });
  const glass = session.bus({ gain: 0.34, room: 0.8, effects: [sway(loop / 4, 0.3)] });
  const bells = session.bus({
    gain: 0.34,
    room: 0.9,
    effects: [pingPong(session.beatSeconds * 1.5, 0.55, 0.5)],
  });
  const water = session.bus({ gain: 0.24, room: 0.5, effects: [sway(loop / 5, 0.5)] });
  const low = voiceLead(CHORDS, 55, 4);
  const high = voiceLead(CHORDS, 70, 3);

  for (const [index, symbol] of CHORDS.entries()) {
    const beat = index * BARS_PER_CHORD * BEATS;
    const beats = BARS_PER_CHORD * BEATS;
    session.play(deep, drone, { beat, midi: bassOf(symbol, 26), beats: beats - 1, velocity: 0.8 });
    session.play(deep, drone, {
      beat: beat + 2,
      midi: bassOf(symbol, 38) + 7,
      beats: beats - 4,
      velocity: 0.35,
    });
    playChord(session, { bus: pads, instrument: warmPad }, low[index] ?? [], {
      beat,
      beats: beats - 0.5,
      velocity: 0.62,
      width: 0.7,
    });
    playChord(session, { bus: glass, instrument: glassPad }, high[index] ?? [], {
      beat: beat + 3,
      beats: beats - 4,
      velocity: 0.55,
      width: 0.9,
      strumBeats: 1,
    });
    session.play(water, wave, { beat: beat + 1, velocity: 0.8, pan: index % 2 === 0 ? -0.5 : 0.5 });
    if (index % 3 === 0) session.play(deep, boom, { beat, velocity: 0.3 });
  }
  for (const bar of [2, 8, 14])
    playLine(session, { bus: bells, instrument: chime }, DRIFT, {
      beat: bar * BEATS,
      velocity: 0.5,
      pan: 0.3,
      looseMs: 40,
    });
  for (const bar of [5, 11])
    playLine(session, { bus: bells, instrument: chime }, SECOND_DRIFT, {
      beat: bar * BEATS,
      velocity: 0.42,
      pan: -0.3,
      looseMs: 40,
      transpose: -12,
    });
}

/** Ambient: slow water, no pulse. D lydian. */
export const deepCurrent: Song = {
  bpm: 60,
  beatsPerBar: BEATS,
  bars: 18,
  room: { seconds: 5.5, damping: 0.35 },
  record,
};
