import { warmth } from '#composer/dsp/effects.ts';
import { boom, crash, smallTaiko, swell, taiko } from '#composer/instruments/drums.ts';
import { choir, drone, lowBrass, spiccato, strings } from '#composer/instruments/patches.ts';
import { bassOf, voiceLead } from '../pitch.ts';
import { line, playChord, playLine, playRhythm, type Song } from '../score.ts';
import type { Session } from '../session.ts';

const BEATS = 4;
const CHORDS = ['Dm', 'Dm', 'Bb', 'Bb', 'F', 'F', 'C', 'A'] as const;
const OSTINATO = [0, 12, 7, 12, 0, 12, 8, 7] as const;
const CALL = line('D3 3, F3 1, E3 2, D3 2, Bb2 3, D3 1, F3 4, A3 3, G3 1, F3 2, C3 2, E3 3, G3 1, C#3 4');

function record(session: Session): void {
  const low = session.bus({ gain: 0.24, room: 0.3, effects: [warmth(1.3)] });
  const bows = session.bus({ gain: 0.62, room: 0.35 });
  const wide = session.bus({ gain: 0.3, room: 0.5 });
  const voices = session.bus({ gain: 0.26, room: 0.6 });
  const drums = session.bus({ gain: 0.4, room: 0.35, effects: [warmth(1.3)] });
  const air = session.bus({ gain: 0.3, room: 0.4 });
  const chords = voiceLead(CHORDS, 62, 3);

  for (let bar = 0; bar < session.meter.bars; bar++) {
    const beat = bar * BEATS;
    const place = bar % CHORDS.length;
    const symbol = CHORDS[place] ?? 'Dm';
    const root = bassOf(symbol, 38);
    const [gathers, storms, breathes] = [
      bar >= 8,
      (bar >= 8 && bar < 16) || (bar >= 20 && bar < 30),
      bar >= 16 && bar < 20,
    ];
    session.play(low, drone, { beat, midi: root - 12, beats: BEATS, velocity: 0.55 });
    for (const [step, interval] of OSTINATO.entries()) {
      const note = {
        beat: beat + step / 2,
        midi: root + (symbol.endsWith('m') || interval !== 8 ? interval : 9),
        beats: 0.35,
      };
      const velocity = (step === 0 || step === 3 || step === 6 ? 0.85 : 0.5) * (breathes ? 0.6 : 1);
      session.play(bows, spiccato, { ...note, velocity, pan: -0.2 }, 6);
      if (storms)
        session.play(
          bows,
          spiccato,
          { ...note, midi: note.midi + 12, velocity: velocity * 0.55, pan: 0.35 },
          6,
        );
    }
    if (gathers)
      playChord(session, { bus: wide, instrument: strings }, chords[place] ?? [], {
        beat,
        beats: BEATS,
        velocity: 0.55,
        width: 0.7,
      });
    if (storms || breathes)
      playChord(session, { bus: voices, instrument: choir }, chords[place] ?? [], {
        beat,
        beats: BEATS,
        velocity: breathes ? 0.75 : 0.6,
        width: 0.8,
      });
    if (bar >= 2 && !breathes)
      playRhythm(
        session,
        { bus: drums, instrument: taiko },
        storms ? 'x--x --x- x--- x-o-' : 'x--- --o- x--- ----',
        { beat, stepBeats: 0.25, velocity: storms ? 0.8 : 0.75 },
      );
    if (storms)
      playRhythm(session, { bus: drums, instrument: smallTaiko }, '--oo -o-- oo-o --xx', {
        beat,
        stepBeats: 0.25,
        velocity: 0.5,
        pan: 0.4,
      });
    if (bar % 4 === 0 && bar > 0) session.play(drums, boom, { beat, velocity: 0.55 });
  }
  for (const [bar, velocity] of [
    [8, 0.7],
    [22, 0.85],
  ] as const) {
    playLine(session, { bus: low, instrument: lowBrass }, CALL, { beat: bar * BEATS, velocity, looseMs: 10 });
    playLine(session, { bus: low, instrument: lowBrass }, CALL, {
      beat: bar * BEATS,
      velocity: velocity * 0.6,
      transpose: 12,
      pan: 0.3,
    });
    session.play(air, crash, { beat: bar * BEATS, velocity: 0.7 });
    session.play(air, swell, { beat: bar * BEATS - 3.7, velocity: 0.6 });
  }
}

/** Epic: a march on a fortress; low brass, war drums, choir. D minor. */
export const ironGate: Song = {
  bpm: 96,
  beatsPerBar: BEATS,
  bars: 32,
  room: { seconds: 2.4, damping: 0.45 },
  record,
};
