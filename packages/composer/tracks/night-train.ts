import { sway, warmth } from '#composer/dsp/effects.ts';
import { lowPass } from '#composer/dsp/filters.ts';
import { randomFrom } from '#composer/dsp/random.ts';
import { dustySnare, hat, softKick, tick } from '#composer/instruments/drums.ts';
import { electricPiano } from '#composer/instruments/keys.ts';
import { subBass, warmPad } from '#composer/instruments/patches.ts';
import { mutedGuitar } from '#composer/instruments/plucks.ts';
import { bassOf, voiceLead } from '../pitch.ts';
import { line, playChord, playLine, playRhythm, type Song } from '../score.ts';
import type { Session } from '../session.ts';

const BEATS = 4;
const CHORDS = ['Dm9', 'G13', 'Cmaj9', 'Am7', 'Dm9', 'G13', 'Em7', 'A7'] as const;
const VERSE = line(
  '- 1, A4 .5, C5 1, A4 .5, G4 1, - .5, E4 .5, F4 1, E4 1, - 1, - 2, G4 .5, A4 .5, B4 1.5, G4 .5, - 1, E4 2, - 2',
);
const ANSWER = line(
  'E5 1.5, D5 .5, C5 1, A4 1, - .5, B4 .5, D5 1, B4 2, - 1, G4 1, B4 .5, C5 .5, B4 1, A4 3, - 1',
);

function muffle() {
  const [left, right] = [lowPass(5600), lowPass(5600)];
  return (l: number, r: number) => [left.tick(l), right.tick(r)] as const;
}

function record(session: Session): void {
  const keys = session.bus({
    gain: 0.5,
    room: 0.22,
    effects: [sway(session.beatSeconds * 2, 0.16), warmth(1.4), muffle()],
  });
  const pad = session.bus({ gain: 0.13, room: 0.4 });
  const bass = session.bus({ gain: 0.34, effects: [warmth(1.2)] });
  const drums = session.bus({ gain: 0.5, room: 0.06, effects: [warmth(1.5)] });
  const guitar = session.bus({ gain: 0.56, room: 0.3, effects: [muffle()] });
  const dust = session.bus({ gain: 0.09 });
  const voicings = voiceLead(CHORDS, 60, 4);
  const random = randomFrom(76);

  for (let bar = 0; bar < session.meter.bars; bar++) {
    const beat = bar * BEATS;
    const place = bar % CHORDS.length;
    const root = bassOf(CHORDS[place] ?? 'Dm9', 33);
    const [full, quiet] = [bar >= 4 && bar < 22, bar >= 12 && bar < 14];
    playChord(session, { bus: keys, instrument: electricPiano }, voicings[place] ?? [], {
      beat,
      beats: 1.8,
      velocity: 0.55,
      width: 0.35,
      strumBeats: 0.02,
    });
    playChord(session, { bus: keys, instrument: electricPiano }, voicings[place] ?? [], {
      beat: beat + 2.5,
      beats: 1.3,
      velocity: 0.4,
      width: 0.35,
    });
    playChord(session, { bus: pad, instrument: warmPad }, voicings[place] ?? [], {
      beat,
      beats: BEATS,
      velocity: 0.5,
      width: 0.6,
    });
    session.play(bass, subBass, { beat, midi: root, beats: 1.6, velocity: 0.8 });
    session.play(bass, subBass, {
      beat: beat + 2.5,
      midi: root + (bar % 2 === 0 ? 7 : 0),
      beats: 1.1,
      velocity: 0.62,
    });
    for (let click = 0; click < 9; click++) {
      session.play(dust, tick, {
        beat: beat + random() * BEATS,
        velocity: 0.15 + random() * 0.5,
        pan: random() * 1.6 - 0.8,
      });
    }
    if (full && !quiet) {
      playRhythm(session, { bus: drums, instrument: softKick }, 'x--- ---o --x- -o--', {
        beat,
        stepBeats: 0.25,
        velocity: 0.85,
        swing: 0.2,
      });
      playRhythm(session, { bus: drums, instrument: dustySnare }, '---- x--- ---- x---', {
        beat: beat + 0.03,
        stepBeats: 0.25,
        velocity: 0.62,
      });
    }
    if (bar >= 2 && !quiet) {
      playRhythm(session, { bus: drums, instrument: hat }, 'x-o- x-oo x-o- xoo-', {
        beat,
        stepBeats: 0.25,
        velocity: 0.4,
        pan: 0.25,
        swing: 0.34,
      });
    }
  }
  for (const bar of [4, 8, 16])
    playLine(session, { bus: guitar, instrument: mutedGuitar }, VERSE, {
      beat: bar * BEATS,
      velocity: 0.66,
      pan: -0.2,
      looseMs: 18,
    });
  for (const bar of [12, 20])
    playLine(session, { bus: guitar, instrument: mutedGuitar }, ANSWER, {
      beat: bar * BEATS,
      velocity: 0.6,
      pan: -0.2,
      looseMs: 18,
    });
}

/** Lo-fi: a late train, worn electric piano, a lazy beat. D dorian. */
export const nightTrain: Song = {
  bpm: 75,
  beatsPerBar: BEATS,
  bars: 24,
  room: { seconds: 1.3, damping: 0.55 },
  record,
};
