import { pingPong, pump, warmth } from '#composer/dsp/effects.ts';
import { gatedSnare, hat, openHat, punchKick, swell } from '#composer/instruments/drums.ts';
import { arp, neonLead, pulseBass, warmPad } from '#composer/instruments/patches.ts';
import { bassOf, voiceLead } from '../pitch.ts';
import { line, playChord, playLine, playRhythm, type Song } from '../score.ts';
import type { Session } from '../session.ts';

const BEATS = 4;
const CHORDS = ['Am7', 'Fmaj7', 'C', 'G', 'Am7', 'Fmaj7', 'Dm7', 'Em7'] as const;
const HOOK = line(
  'E5 1.5, D5 .5, C5 1, A4 1, C5 1.5, A4 .5, G4 2, E5 1.5, G5 .5, E5 1, C5 1, D5 3, B4 1, C5 1.5, B4 .5, A4 1, E4 1, F4 1, A4 1, C5 2, D5 1.5, E5 .5, F5 1, D5 1, E5 2, B4 2',
);
const ARPEGGIO = [0, 1, 2, 3, 2, 1, 3, 2, 0, 1, 2, 3, 3, 2, 1, 2] as const;

function record(session: Session): void {
  const { beatSeconds } = session;
  const bass = session.bus({ gain: 0.29, effects: [pump(beatSeconds, 0.45), warmth(1.4)] });
  const pad = session.bus({ gain: 0.24, room: 0.35, effects: [pump(beatSeconds, 0.55)] });
  const arps = session.bus({
    gain: 0.26,
    room: 0.25,
    effects: [pingPong(beatSeconds * 0.75, 0.42, 0.4), pump(beatSeconds, 0.3)],
  });
  const lead = session.bus({ gain: 0.2, room: 0.4, effects: [pingPong(beatSeconds * 0.75, 0.35, 0.35)] });
  const drums = session.bus({ gain: 0.46, room: 0.1 });
  const snare = session.bus({ gain: 0.36, room: 0.45 });
  const chords = voiceLead(CHORDS, 60, 4);

  for (let bar = 0; bar < session.meter.bars; bar++) {
    const beat = bar * BEATS;
    const place = bar % CHORDS.length;
    const root = bassOf(CHORDS[place] ?? 'Am7', 33);
    const notes = chords[place] ?? [];
    const [drives, rests] = [bar >= 4 && bar < 30, bar >= 16 && bar < 20];
    for (let step = 0; step < 8; step++) {
      const velocity = step % 2 === 0 ? 0.62 : 0.8;
      session.play(bass, pulseBass, {
        beat: beat + step / 2,
        midi: root + (step === 7 ? 12 : 0),
        beats: 0.38,
        velocity: rests ? velocity * 0.6 : velocity,
      });
    }
    playChord(session, { bus: pad, instrument: warmPad }, notes, {
      beat,
      beats: BEATS,
      velocity: 0.6,
      width: 0.8,
    });
    for (const [step, index] of ARPEGGIO.entries()) {
      if (bar < 2) break;
      session.play(arps, arp, {
        beat: beat + step / 4,
        midi: (notes[index] ?? 60) + 12,
        beats: 0.2,
        velocity: step % 4 === 0 ? 0.62 : 0.45,
        pan: step % 2 === 0 ? -0.5 : 0.5,
      });
    }
    if (drives && !rests) {
      playRhythm(session, { bus: drums, instrument: punchKick }, 'x-x-x-x-', {
        beat,
        stepBeats: 0.5,
        velocity: 0.8,
      });
      playRhythm(session, { bus: snare, instrument: gatedSnare }, bar % 4 === 3 ? '--x---xo' : '--x---x-', {
        beat,
        stepBeats: 0.5,
        velocity: 0.8,
      });
      playRhythm(session, { bus: drums, instrument: hat }, 'o-x-o-x-o-x-o-x-', {
        beat,
        stepBeats: 0.25,
        velocity: 0.4,
        pan: 0.2,
      });
      playRhythm(session, { bus: drums, instrument: openHat }, '-------x', {
        beat,
        stepBeats: 0.5,
        velocity: 0.35,
        pan: -0.2,
      });
    }
  }
  for (const bar of [8, 20])
    playLine(session, { bus: lead, instrument: neonLead }, HOOK, {
      beat: bar * BEATS,
      velocity: 0.62,
      looseMs: 6,
      held: 0.92,
    });
  for (const bar of [3, 19]) session.play(snare, swell, { beat: bar * BEATS + 0.2, velocity: 0.55 });
}

/** Synthwave: an empty avenue at night, sequenced bass, gated drums. A minor. */
export const neonMile: Song = {
  bpm: 100,
  beatsPerBar: BEATS,
  bars: 32,
  room: { seconds: 1.8, damping: 0.35 },
  record,
};
