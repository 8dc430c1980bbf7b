import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { sceneAss } from '#functions/film/captions/caption-ass.ts';
import { TimelineImpossible } from '#functions/film/files/film-errors.ts';
import { CHANNELS, readSound, SAMPLE_RATE, type Sound } from '#functions/film/sound/sound.ts';
import { writeSound } from '#functions/film/sound/sound-file.ts';
import { soundEndMs, spliceSound } from '#functions/film/sound/splice-sound.ts';
import { FRAME_MS, framesToMs } from '#functions/film/timeline/frame-times.ts';
import { spliceTimeline } from '#functions/film/timeline/splice-timeline.ts';
import { filmScenes, filmTimeline } from '#test/support/film/film-fixtures.ts';

const SCENES = 6;
const timeline = filmTimeline(filmScenes(SCENES));
const POP = captionStyleOf('pop');
const valuesOf = (ms: number): number => Math.round((ms * SAMPLE_RATE) / 1000) * CHANNELS;

/** Words of `wordMs` each that begin `silenceMs` into their recording. */
const spoken = (count: number, wordMs: number, silenceMs: number) => ({
  words: Array.from({ length: count }, (_, index) => ({
    text: `word${index}`,
    scene: 0,
    startMs: silenceMs + index * wordMs,
    endMs: silenceMs + (index + 1) * wordMs - 40,
  })),
  endMs: silenceMs + count * wordMs,
});
const anyScene = fc.integer({ min: 0, max: SCENES - 2 });
const anySpeech = fc
  .tuple(
    fc.integer({ min: 4, max: 40 }),
    fc.integer({ min: 150, max: 500 }),
    fc.integer({ min: 0, max: 300 }),
  )
  .map(([count, wordMs, silenceMs]) => spoken(count, wordMs, silenceMs));

it('a rewrite keeps the captions of every other scene', () => {
  fc.assert(
    fc.property(anyScene, anySpeech, (scene, speech) => {
      const { timeline: after } = spliceTimeline(timeline, scene, speech);
      for (const { index, frames } of timeline.scenes) {
        if (index === scene) continue;
        expect(after.scenes[index]?.frames).toBe(frames);
        expect(sceneAss(after, index, POP)).toBe(sceneAss(timeline, index, POP));
      }
    }),
    { numRuns: 40 },
  );
});

it('a rewrite keeps the pauses before and after its words, and moves later scenes by the same whole frames', () => {
  fc.assert(
    fc.property(anyScene, anySpeech, (scene, speech) => {
      const { timeline: after } = spliceTimeline(timeline, scene, speech);
      const around = ({ words, scenes }: typeof timeline) => {
        const own = words.filter((word) => word.scene === scene);
        const slot = scenes[scene]!;
        return {
          lead: own[0]!.startMs - framesToMs(slot.startFrame),
          tail: framesToMs(slot.startFrame + slot.frames) - own.at(-1)!.endMs,
        };
      };
      const [was, is] = [around(timeline), around(after)];
      expect(is.lead).toBeCloseTo(was.lead, 6);
      expect(is.tail - was.tail).toBeGreaterThan(-0.001);
      expect(is.tail - was.tail).toBeLessThan(FRAME_MS);
      const shift = after.scenes[scene]!.frames - timeline.scenes[scene]!.frames;
      expect(after.frames).toBe(timeline.frames + shift);
      expect(after.narrationMs).toBeCloseTo(timeline.narrationMs + framesToMs(shift), 6);
      for (const { index, startFrame } of timeline.scenes)
        expect(after.scenes[index]?.startFrame).toBe(startFrame + (index > scene ? shift : 0));
    }),
    { numRuns: 40 },
  );
});

it('a rewrite of the last scene ends the film as a complete narration would', () => {
  const { timeline: after } = spliceTimeline(timeline, SCENES - 1, spoken(4, 300, 100));
  const lastMs = after.words.at(-1)!.endMs;
  expect(after.narrationMs).toBeGreaterThanOrEqual(lastMs);
  expect(after.narrationMs - lastMs).toBeLessThan(100);
  expect(framesToMs(after.frames) - after.narrationMs).toBeLessThanOrEqual(1500);
});

it('refuses a rewrite that makes the film longer than three minutes', () => {
  expect(() => spliceTimeline(timeline, 1, spoken(400, 450, 0))).toThrow(TimelineImpossible);
});

it('extends the last scene of a film that became too short', () => {
  const short = filmTimeline(filmScenes(3));
  const { timeline: after } = spliceTimeline(short, 0, spoken(5, 330, 0));
  expect(short.frames).toBeGreaterThan(15 * FRAMES_PER_SECOND);
  expect(after.frames).toBe(15 * FRAMES_PER_SECOND);
  expect(after.scenes.at(-1)!.startFrame + after.scenes.at(-1)!.frames).toBe(after.frames);
});

/** A voice: noise while a word is spoken, else silence. */
const voiceOf = (words: readonly { startMs: number; endMs: number }[], ms: number, level: number): Sound => {
  const sound = new Float32Array(valuesOf(ms));
  for (const { startMs, endMs } of words)
    for (let at = valuesOf(startMs); at < valuesOf(endMs); at += 1) sound[at] = level * Math.cos(at * 0.3);
  return sound;
};

it('keeps every sample before and after the scene, and places the new words where the timeline says', () => {
  const scene = 2;
  const speech = spoken(9, 320, 140);
  const plan = spliceTimeline(timeline, scene, speech);
  const narration = voiceOf(timeline.words, timeline.narrationMs, 0.5);
  const whole = spliceSound(narration, voiceOf(speech.words, speech.endMs + 200, 0.25), plan);
  const [from, end] = [valuesOf(framesToMs(plan.from)), valuesOf(framesToMs(plan.from + plan.frames))];
  expect(whole.subarray(0, from)).toEqual(narration.subarray(0, from));
  expect(whole.subarray(end)).toEqual(narration.subarray(valuesOf(framesToMs(plan.to))));
  const loud = (ms: number): number =>
    Math.max(...whole.subarray(valuesOf(ms), valuesOf(ms + 5)).map(Math.abs));
  for (const word of plan.timeline.words.filter((each) => each.scene === scene).slice(0, -1)) {
    expect(loud(word.startMs - 8)).toBeLessThan(0.01);
    expect(loud(word.startMs + 2)).toBeGreaterThan(0.2);
    expect(loud(word.startMs + 2)).toBeLessThan(0.3);
  }
});

it('finds the end of speech before trailing silence', () => {
  const { words, endMs } = spoken(3, 300, 100);
  expect(soundEndMs(voiceOf(words, endMs + 900, 0.3))).toBeCloseTo(words.at(-1)!.endMs, 0);
  expect(soundEndMs(new Float32Array(9600))).toBe(0);
});

it('stores a spliced narration losslessly at 16 bits, to the sample', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'splice-test-'));
  const sound = voiceOf(timeline.words.slice(0, 6), 3_333, 0.5);
  await writeSound(sound, 'flac', join(dir, 'a.flac'));
  const read = await readSound(join(dir, 'a.flac'));
  await rm(dir, { recursive: true });
  expect(read.length).toBe(sound.length);
  const furthest = read.reduce((most, value, at) => Math.max(most, Math.abs(value - (sound[at] ?? 0))), 0);
  expect(furthest).toBeLessThan(1 / 30_000);
});
