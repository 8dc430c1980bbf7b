import { pingPong } from '#composer/dsp/effects.ts';
import { rim, softKick, tick } from '#composer/instruments/drums.ts';
import { marimba } from '#composer/instruments/keys.ts';
import { glassPad, subBass } from '#composer/instruments/patches.ts';
import { harp } from '#composer/instruments/plucks.ts';
import { bassOf, voicing } from '../pitch.ts';
import { playChord, playRhythm, type Song } from '../score.ts';
import type { Session } from '../session.ts';

const BEATS = 4;
const BARS_PER_CHORD = 4;
const CHORDS = ['Em9', 'Cmaj9', 'Am9', 'Bm7', 'Em9', 'Cmaj9', 'Gmaj9', 'Dadd9'] as const;
/**
 * Wheels of different sizes: each takes a different number of half beats to turn, so they line up differently every
 * time.
 */
const LARGE_WHEEL = [0, 2, 1, 3, 2] as const;
const SMALL_WHEEL = [3, 1, 2] as const;
const SLOW_WHEEL = [0, 3, 2, 1, 3, 1, 2] as const;

function record(session: Session): void {
  const first = session.bus({ gain: 0.5, room: 0.2 });
  const second = session.bus({ gain: 0.4, room: 0.25 });
  const strings = session.bus({
    gain: 0.34,
    room: 0.35,
    effects: [pingPong(session.beatSeconds * 1.5, 0.35, 0.3)],
  });
  const pad = session.bus({ gain: 0.1, room: 0.6 });
  const low = session.bus({ gain: 0.27 });
  const gears = session.bus({ gain: 0.55, room: 0.12 });
  const bars = session.meter.bars;

  for (let half = 0; half < bars * BEATS * 2; half++) {
    const beat = half / 2;
    const bar = Math.floor(beat / BEATS);
    const symbol = CHORDS[Math.floor(bar / BARS_PER_CHORD) % CHORDS.length] ?? 'Em9';
    const notes = voicing(symbol, 64, 4);
    const accent = half % 8 === 0 ? 0.12 : 0;
    session.play(
      first,
      marimba,
      {
        beat,
        midi: notes[LARGE_WHEEL[half % LARGE_WHEEL.length] ?? 0] ?? 64,
        velocity: 0.5 + accent,
        pan: -0.45,
      },
      4,
    );
    if (bar >= 4)
      session.play(
        second,
        marimba,
        {
          beat: beat + 0.25,
          midi: (notes[SMALL_WHEEL[half % SMALL_WHEEL.length] ?? 0] ?? 64) + 12,
          velocity: 0.34,
          pan: 0.45,
        },
        4,
      );
    if (bar >= 8 && bar < 28 && half % 3 === 0)
      session.play(
        strings,
        harp,
        {
          beat,
          midi: (notes[SLOW_WHEEL[(half / 3) % SLOW_WHEEL.length] ?? 0] ?? 64) - 12,
          beats: 2,
          velocity: 0.6,
          pan: 0.1,
        },
        6,
      );
  }
  for (let bar = 0; bar < bars; bar++) {
    const beat = bar * BEATS;
    const symbol = CHORDS[Math.floor(bar / BARS_PER_CHORD) % CHORDS.length] ?? 'Em9';
    if (bar >= 2)
      playRhythm(session, { bus: gears, instrument: tick }, 'xoooxoooxoooxooo', {
        beat,
        stepBeats: 0.25,
        velocity: 0.5,
        pan: 0.25,
      });
    if (bar >= 12 && bar < 28)
      playRhythm(session, { bus: gears, instrument: rim }, '--x--x----x--x-x', {
        beat,
        stepBeats: 0.25,
        velocity: 0.4,
        pan: -0.25,
      });
    if (bar >= 8)
      playRhythm(
        session,
        { bus: gears, instrument: softKick },
        bar >= 16 && bar < 28 ? 'x-x-x-x-' : 'x---x---',
        { beat, stepBeats: 0.5, velocity: 0.75 },
      );
    if (bar >= 4) session.play(low, subBass, { beat, midi: bassOf(symbol, 28), beats: 3.4, velocity: 0.7 });
    if (bar % BARS_PER_CHORD === 0)
      playChord(session, { bus: pad, instrument: glassPad }, voicing(symbol, 67, 4), {
        beat,
        beats: BARS_PER_CHORD * BEATS - 2,
        velocity: 0.6,
        width: 0.9,
      });
  }
}

/** Minimal: wheels of five, three and seven teeth turning against each other. E minor. */
export const clockwork: Song = {
  bpm: 120,
  beatsPerBar: BEATS,
  bars: 32,
  room: { seconds: 1.6, damping: 0.4 },
  record,
};
