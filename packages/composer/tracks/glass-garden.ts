import { chime, piano } from '#composer/instruments/keys.ts';
import { glassPad } from '#composer/instruments/patches.ts';
import { bassOf, voiceLead } from '../pitch.ts';
import { line, playChord, playLine, type Song } from '../score.ts';
import type { Session } from '../session.ts';

const BEATS = 3;
const CHORDS = [
  'Dbmaj7',
  'Ab/C',
  'Bbm7',
  'Gbmaj7',
  'Dbmaj7',
  'Ebm7',
  'Gbmaj7',
  'Ab7sus4',
  'Bbm9',
  'Gbmaj9',
] as const;
const SONG = line(
  'F5 2, Ab5 1, Eb5 2, C5 1, Db5 2, F5 .5, Eb5 .5, Bb4 3, Ab4 1, Db5 1, F5 1, Gb5 1.5, F5 .5, Eb5 1, Bb4 2, Db5 1, Eb5 3, F5 1.5, Db5 .5, C5 1, Bb4 3',
);
const VARIATION = line(
  'F5 .5, Gb5 .5, Ab5 2, C6 1, Ab5 1, Eb5 1, F5 1.5, Db5 .5, Bb4 1, Db5 3, Ab5 2, F5 1, Gb5 .5, F5 .5, Eb5 1, Db5 1, Bb4 1, Db5 1, Gb5 1, Eb5 3, Db5 2, C5 1, Bb4 3',
);
const ACCOMPANIMENT = [1, 2, 3, 2, 1] as const;

function record(session: Session): void {
  const left = session.bus({ gain: 0.4, room: 0.35 });
  const right = session.bus({ gain: 0.46, room: 0.42 });
  const haze = session.bus({ gain: 0.05, room: 0.8 });
  const glass = session.bus({ gain: 0.07, room: 0.9 });
  const hands = voiceLead(CHORDS, 56, 4);

  for (let bar = 0; bar < session.meter.bars; bar++) {
    const beat = bar * BEATS;
    const place = bar % CHORDS.length;
    const symbol = CHORDS[place] ?? 'Dbmaj7';
    const notes = hands[place] ?? [];
    const verse = Math.floor(bar / CHORDS.length);
    session.play(
      left,
      piano,
      { beat, midi: bassOf(symbol, 34), beats: BEATS, velocity: 0.48, pan: -0.3 },
      10,
    );
    for (const [step, index] of ACCOMPANIMENT.entries()) {
      const velocity = 0.27 + (step === 2 ? 0.06 : 0) + (verse === 1 ? 0.05 : 0);
      session.play(
        left,
        piano,
        { beat: beat + (step + 1) / 2, midi: notes[index] ?? 56, beats: 1.2, velocity, pan: -0.15 },
        14,
      );
    }
    playChord(session, { bus: haze, instrument: glassPad }, notes, {
      beat,
      beats: BEATS,
      velocity: 0.5,
      width: 0.9,
    });
    if (verse === 1 && bar % 2 === 1)
      session.play(glass, chime, {
        beat: beat + 2,
        midi: (notes.at(-1) ?? 68) + 24,
        velocity: 0.4,
        pan: 0.5,
      });
  }
  const verse = CHORDS.length * BEATS;
  playLine(session, { bus: right, instrument: piano }, SONG, {
    beat: 0,
    velocity: 0.5,
    pan: 0.2,
    looseMs: 16,
    held: 1.1,
  });
  playLine(session, { bus: right, instrument: piano }, VARIATION, {
    beat: verse,
    velocity: 0.58,
    pan: 0.2,
    looseMs: 16,
    held: 1.1,
  });
  playLine(session, { bus: right, instrument: piano }, SONG, {
    beat: 2 * verse,
    velocity: 0.44,
    pan: 0.2,
    looseMs: 20,
    held: 1.1,
  });
}

/** Piano: a solo waltz in a glasshouse. D flat major. */
export const glassGarden: Song = {
  bpm: 75,
  beatsPerBar: BEATS,
  bars: 30,
  room: { seconds: 2.6, damping: 0.5 },
  record,
};
