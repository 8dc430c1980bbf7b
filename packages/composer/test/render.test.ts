import { describe, expect, test } from 'vitest';
import { applyAround, pingPong } from '#composer/dsp/effects.ts';
import { loudnessOf } from '#composer/dsp/loudness.ts';
import { SAMPLE_RATE, type Sound } from '#composer/dsp/sound.ts';
import { bassOf, chordOf, midiOf, voiceLead } from '#composer/pitch.ts';
import { Session } from '#composer/session.ts';
import { render, SONGS } from '#composer/songs.ts';

const OPUS_PACKET_SAMPLES = 960;

function tone(hz: number, level: number, seconds: number): Sound {
  const samples = Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, index) => level * Math.sin((2 * Math.PI * hz * index) / SAMPLE_RATE),
  );
  return [samples, samples.slice()];
}

/** One second at a constant level, whatever the note. */
function block(): Sound {
  const samples = new Float32Array(SAMPLE_RATE).fill(0.5);
  return [samples, samples];
}

describe('rendering', () => {
  test('renders a song to the same samples every time, with a length determined by its tempo', () => {
    const [first, second] = [render(SONGS['paper-boats'], 1), render(SONGS['paper-boats'], 1)];
    expect(Buffer.from(first[0].buffer).equals(Buffer.from(second[0].buffer))).toBe(true);
    expect(Buffer.from(first[1].buffer).equals(Buffer.from(second[1].buffer))).toBe(true);
    expect(first[0].length).toBe(Math.round((4 * 60 * SAMPLE_RATE) / 105));
  });

  test.each(Object.entries(SONGS))('makes %s 60 to 90 seconds long, in whole Opus packets', (_, song) => {
    const { bars, beatsPerBar, bpm } = song;
    const seconds = (bars * beatsPerBar * 60) / bpm;
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(90);
    expect((seconds * SAMPLE_RATE) % OPUS_PACKET_SAMPLES).toBe(0);
  });

  test('carries the tail at the end of a loop over to its start', () => {
    const session = new Session({ bpm: 60, beatsPerBar: 4, bars: 1 }, { seconds: 0.2, damping: 0.5 });
    const bus = session.bus({ gain: 1 });
    session.play(bus, block, { beat: 3.5 });
    expect(bus.sound[0][SAMPLE_RATE / 4]).toBeCloseTo(0.5);
    expect(bus.sound[0][SAMPLE_RATE]).toBe(0);
  });

  test('carries an echo from the end over to the start', () => {
    const sound: Sound = [new Float32Array(SAMPLE_RATE), new Float32Array(SAMPLE_RATE)];
    sound[0][SAMPLE_RATE - 4800] = 1;
    applyAround(sound, pingPong(0.5, 0, 0.5), 1);
    expect(sound[0][SAMPLE_RATE - 4800 + 24_000 - SAMPLE_RATE]).toBeCloseTo(0.25);
  });
});

describe('measuring', () => {
  test('measures a 1 kHz tone at -20 dBFS in both channels as -20 LUFS', () => {
    expect(loudnessOf(tone(997, 0.1, 3))).toBeCloseTo(-20, 1);
  });
});

describe('harmony', () => {
  test("reads chords and notes in musicians' notation", () => {
    expect(midiOf('C4')).toBe(60);
    expect(midiOf('F#3')).toBe(54);
    expect(midiOf('Bb4')).toBe(70);
    expect(chordOf('Am7').classes).toEqual([9, 0, 4, 7]);
    expect(chordOf('C/E').bass).toBe(4);
    expect(bassOf('G/B', 36)).toBe(47);
    expect(() => chordOf('Xyz')).toThrow();
  });

  test('keeps the player’s hands from moving far between chords', () => {
    const led = voiceLead(['Dm9', 'G13', 'Cmaj9', 'Am7'], 60, 4);
    for (const [index, notes] of led.entries()) {
      if (index === 0) continue;
      const before = (finger: number) => led[index - 1]?.[finger] ?? Infinity;
      const moved = notes.reduce((sum, note, finger) => sum + Math.abs(note - before(finger)), 0);
      expect(moved).toBeLessThanOrEqual(16);
    }
  });
});
