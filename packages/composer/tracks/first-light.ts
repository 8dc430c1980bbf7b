import { boom, swell, taiko } from '#composer/instruments/drums.ts';
import { piano } from '#composer/instruments/keys.ts';
import { choir, drone, horn, strings } from '#composer/instruments/patches.ts';
import { bassOf, voiceLead } from '../pitch.ts';
import { line, playChord, playLine, type Song } from '../score.ts';
import type { Session } from '../session.ts';

const BEATS = 4;
const CHORDS = ['C', 'G/B', 'Am7', 'Fmaj7', 'C/E', 'Fadd9', 'Dm7', 'Gsus4'] as const;
const THEME = line(
  'E4 2, G4 1, C5 1, B4 1.5, A4 .5, G4 2, A4 2, C5 1, E5 1, D5 1.5, C5 .5, A4 2, G4 2, E4 1, G4 1, A4 3, G4 1, F4 2, A4 1, D5 1, D5 2, C5 1, B4 1',
);
const ARPEGGIO = [0, 2, 1, 3, 2, 1, 2, 3] as const;

function record(session: Session): void {
  const pianos = session.bus({ gain: 0.4, room: 0.4 });
  const ensemble = session.bus({ gain: 0.3, room: 0.5 });
  const horns = session.bus({ gain: 0.3, room: 0.55 });
  const voices = session.bus({ gain: 0.2, room: 0.7 });
  const ground = session.bus({ gain: 0.17, room: 0.2 });
  const drums = session.bus({ gain: 0.26, room: 0.5 });
  const middle = voiceLead(CHORDS, 64, 4);
  const low = voiceLead(CHORDS, 55, 3);

  for (let bar = 0; bar < session.meter.bars; bar++) {
    const beat = bar * BEATS;
    const place = bar % CHORDS.length;
    const symbol = CHORDS[place] ?? 'C';
    const height = bar < 8 ? 0 : bar < 16 ? 1 : bar < 22 ? 2 : 0;
    const notes = middle[place] ?? [];
    for (const [step, index] of ARPEGGIO.entries()) {
      const velocity = (step % 4 === 0 ? 0.5 : 0.36) + height * 0.05;
      session.play(
        pianos,
        piano,
        {
          beat: beat + step / 2,
          midi: (notes[index] ?? 60) + (step === 3 ? 12 : 0),
          beats: 1.6,
          velocity,
          pan: -0.25,
        },
        8,
      );
    }
    session.play(pianos, piano, { beat, midi: bassOf(symbol, 36), beats: BEATS, velocity: 0.5 });
    session.play(ground, drone, {
      beat,
      midi: bassOf(symbol, 28) + (height === 2 ? 0 : 12),
      beats: BEATS - 0.3,
      velocity: 0.4 + height * 0.2,
    });
    if (bar >= 4)
      playChord(session, { bus: ensemble, instrument: strings }, low[place] ?? [], {
        beat,
        beats: BEATS,
        velocity: 0.4 + height * 0.15,
        width: 0.6,
      });
    if (height === 2) {
      playChord(
        session,
        { bus: ensemble, instrument: strings },
        notes.map((note) => note + 12),
        { beat, beats: BEATS, velocity: 0.34, width: 0.8 },
      );
      playChord(session, { bus: voices, instrument: choir }, notes, {
        beat,
        beats: BEATS,
        velocity: 0.6,
        width: 0.7,
      });
      session.play(drums, taiko, { beat, velocity: 0.55 });
      session.play(drums, taiko, { beat: beat + 2.5, velocity: 0.32 });
    }
  }
  playLine(session, { bus: horns, instrument: horn }, THEME, {
    beat: 8 * BEATS,
    velocity: 0.55,
    pan: 0.2,
    looseMs: 12,
  });
  playLine(session, { bus: horns, instrument: horn }, THEME, {
    beat: 16 * BEATS,
    velocity: 0.75,
    pan: 0.2,
    looseMs: 12,
  });
  playLine(session, { bus: ensemble, instrument: strings }, THEME.slice(0, 18), {
    beat: 16 * BEATS,
    velocity: 0.5,
    pan: -0.3,
    transpose: 12,
  });
  session.play(drums, swell, { beat: 15 * BEATS, velocity: 0.6 });
  session.play(drums, boom, { beat: 16 * BEATS, velocity: 0.8 });
  session.play(drums, boom, { beat: 22 * BEATS, velocity: 0.5 });
}

/** Cinematic: a sunrise that grows from piano to full orchestra and comes to rest. C major. */
export const firstLight: Song = {
  bpm: 80,
  beatsPerBar: BEATS,
  bars: 24,
  room: { seconds: 2.8, damping: 0.4 },
  record,
};
