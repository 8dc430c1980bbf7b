import { shaker, softKick, wood } from '#composer/instruments/drums.ts';
import { chime, flute } from '#composer/instruments/keys.ts';
import { nylonGuitar, uprightBass } from '#composer/instruments/plucks.ts';
import { bassOf, voiceLead } from '../pitch.ts';
import { line, playChord, playLine, playRhythm, type Song } from '../score.ts';
import type { Session } from '../session.ts';

const BEATS = 4;
const CHORDS = ['G', 'Em7', 'Cadd9', 'D', 'G', 'Bm7', 'C', 'Dsus4'] as const;
const TUNE = line(
  '- .5, D5 .5, G5 1, F#5 .5, E5 .5, D5 1, B4 2, - .5, D5 .5, E5 1, E5 1, G5 .5, E5 .5, D5 1, C5 1, A4 3, - 1, B4 1, D5 1, G5 1, A5 1, F#5 1.5, E5 .5, D5 2, E5 1, D5 .5, C5 .5, B4 1, C5 1, A4 2, D5 2',
);
const FINGERS = [0, 2, 1, 3, 0, 2, 3, 1] as const;

function record(session: Session): void {
  const guitar = session.bus({ gain: 0.52, room: 0.16 });
  const second = session.bus({ gain: 0.3, room: 0.22 });
  const bass = session.bus({ gain: 0.55, room: 0.05 });
  const whistle = session.bus({ gain: 0.2, room: 0.4 });
  const glints = session.bus({ gain: 0.1, room: 0.5 });
  const hands = session.bus({ gain: 0.3, room: 0.12 });
  const shapes = voiceLead(CHORDS, 60, 4);

  for (let bar = 0; bar < session.meter.bars; bar++) {
    const beat = bar * BEATS;
    const place = bar % CHORDS.length;
    const symbol = CHORDS[place] ?? 'G';
    const notes = shapes[place] ?? [];
    const [together, pause] = [bar >= 8 && bar < 26, bar >= 16 && bar < 18];
    session.play(
      guitar,
      nylonGuitar,
      { beat, midi: bassOf(symbol, 40), beats: 2, velocity: 0.7, pan: -0.2 },
      8,
    );
    session.play(
      guitar,
      nylonGuitar,
      { beat: beat + 2, midi: bassOf(symbol, 40) + 7, beats: 2, velocity: 0.5, pan: -0.2 },
      8,
    );
    for (const [step, index] of FINGERS.entries()) {
      session.play(
        guitar,
        nylonGuitar,
        {
          beat: beat + step / 2,
          midi: notes[index] ?? 60,
          beats: 1.5,
          velocity: step % 2 === 0 ? 0.5 : 0.6,
          pan: -0.25,
        },
        14,
      );
    }
    if (together && !pause) {
      playChord(
        session,
        { bus: second, instrument: nylonGuitar },
        notes.map((note) => note + 12),
        { beat: beat + 1, beats: 0.8, velocity: 0.4, width: 0.2, strumBeats: 0.03 },
      );
      playChord(
        session,
        { bus: second, instrument: nylonGuitar },
        notes.map((note) => note + 12).toReversed(),
        { beat: beat + 2.5, beats: 1.2, velocity: 0.46, width: 0.2, strumBeats: 0.03 },
      );
      session.play(bass, uprightBass, { beat, midi: bassOf(symbol, 31), beats: 1.6, velocity: 0.75 }, 8);
      session.play(
        bass,
        uprightBass,
        { beat: beat + 2, midi: bassOf(symbol, 31) + (bar % 2 === 0 ? 7 : 0), beats: 1.4, velocity: 0.6 },
        8,
      );
      playRhythm(session, { bus: hands, instrument: softKick }, 'x---x---', {
        beat,
        stepBeats: 0.5,
        velocity: 0.5,
      });
      playRhythm(session, { bus: hands, instrument: wood }, '--x---x-', {
        beat,
        stepBeats: 0.5,
        velocity: 0.4,
        pan: 0.3,
      });
    }
    if (bar >= 4)
      playRhythm(session, { bus: hands, instrument: shaker }, 'o-x-o-x-o-x-o-xo', {
        beat,
        stepBeats: 0.25,
        velocity: 0.55,
        pan: 0.35,
        swing: 0.1,
      });
  }
  for (const bar of [8, 18])
    playLine(session, { bus: whistle, instrument: flute }, TUNE, {
      beat: bar * BEATS,
      velocity: 0.55,
      pan: 0.15,
      looseMs: 14,
      held: 0.9,
    });
  playLine(session, { bus: glints, instrument: chime }, TUNE, {
    beat: 18 * BEATS,
    velocity: 0.4,
    pan: 0.4,
    transpose: 12,
  });
}

/** Acoustic: fingerpicked guitar, a whistle, a walk along the water. G major. */
export const paperBoats: Song = {
  bpm: 105,
  beatsPerBar: BEATS,
  bars: 28,
  room: { seconds: 1.1, damping: 0.5 },
  record,
};
