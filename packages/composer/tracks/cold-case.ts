import { pingPong } from '#composer/dsp/effects.ts';
import { boom, heartKick, swell, tick } from '#composer/instruments/drums.ts';
import { piano } from '#composer/instruments/keys.ts';
import { drone, pulseBass, strings, tremolo } from '#composer/instruments/patches.ts';
import { bassOf, voiceLead } from '../pitch.ts';
import { line, playChord, playLine, playRhythm, type Song } from '../score.ts';
import type { Session } from '../session.ts';

const BEATS = 4;
const CHORDS = ['Cm', 'Cm', 'Abmaj7', 'Abmaj7', 'Cm', 'Cm', 'Ddim', 'G'] as const;
const CLUE = line(
  'G4 1, Ab4 1.5, F#4 .5, G4 1, - 4, Eb4 1, D4 1.5, Db4 .5, C4 1, - 4, G4 1, Ab4 1, B4 1, C5 1, - 4, F4 1.5, Ab4 .5, D4 2, B3 3, - 1',
);
const SHADOW = line('C5 3, B4 1, C5 4, Eb5 3, D5 1, C5 4, G5 3, F#5 1, G5 4, Ab5 3, F5 1, B4 4');
const PULSE = [0, 0, 0, 0, 0, 0, 1, 0] as const;

function record(session: Session): void {
  const notes = session.bus({
    gain: 0.52,
    room: 0.6,
    effects: [pingPong(session.beatSeconds * 0.75, 0.4, 0.28)],
  });
  const ground = session.bus({ gain: 0.24, room: 0.15 });
  const pulse = session.bus({ gain: 0.26, room: 0.08 });
  const cold = session.bus({ gain: 0.17, room: 0.6 });
  const clock = session.bus({ gain: 0.75, room: 0.25 });
  const heart = session.bus({ gain: 0.32, room: 0.05 });
  const chords = voiceLead(CHORDS, 67, 3);

  for (let bar = 0; bar < session.meter.bars; bar++) {
    const beat = bar * BEATS;
    const place = bar % CHORDS.length;
    const symbol = CHORDS[place] ?? 'Cm';
    const root = bassOf(symbol, 36);
    const [follows, closesIn] = [bar >= 8, bar >= 16 && bar < 26];
    session.play(ground, drone, { beat, midi: root - 12, beats: BEATS, velocity: 0.7 });
    playRhythm(session, { bus: clock, instrument: tick }, 'x-o- o-o- x-o- o-oo', {
      beat,
      stepBeats: 0.25,
      velocity: 0.6,
      pan: bar % 2 === 0 ? 0.3 : -0.3,
    });
    playRhythm(
      session,
      { bus: heart, instrument: heartKick },
      follows ? 'x-o- ---- x-o- ----' : 'x-o- ---- ---- ----',
      { beat, stepBeats: 0.25, velocity: 0.75 },
    );
    if (follows) {
      for (const [step, lift] of PULSE.entries()) {
        session.play(pulse, pulseBass, {
          beat: beat + step / 2,
          midi: root + lift,
          beats: 0.3,
          velocity: step % 2 === 0 ? 0.55 : 0.4,
        });
      }
    }
    if (bar >= 4)
      playChord(session, { bus: cold, instrument: closesIn ? tremolo : strings }, chords[place] ?? [], {
        beat,
        beats: BEATS,
        velocity: closesIn ? 0.6 : 0.45,
        width: 0.9,
      });
    if (bar % 8 === 0) session.play(heart, boom, { beat, velocity: 0.4 });
  }
  for (const bar of [0, 8, 20])
    playLine(session, { bus: notes, instrument: piano }, CLUE, {
      beat: bar * BEATS,
      velocity: 0.5,
      pan: 0.15,
      looseMs: 10,
    });
  playLine(session, { bus: cold, instrument: tremolo }, SHADOW, {
    beat: 16 * BEATS,
    velocity: 0.6,
    pan: -0.3,
    transpose: -12,
  });
  session.play(clock, swell, { beat: 14 * BEATS + 0.3, velocity: 0.5 });
}

/** Suspense: a ticking clock, a heartbeat, a single wrong note. C minor. */
export const coldCase: Song = {
  bpm: 84,
  beatsPerBar: BEATS,
  bars: 28,
  room: { seconds: 3.2, damping: 0.45 },
  record,
};
