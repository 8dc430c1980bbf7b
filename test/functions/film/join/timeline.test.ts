import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import { aloneOnTimeline, layScene } from '#composition/timeline/scene-timeline.ts';
import { Timeline } from '#composition/timeline/timeline.ts';
import { TimelineImpossible } from '#composition/timeline/timeline-impossible.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { FILM_MAX_SECONDS, FILM_TAIL_SECONDS, FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { sceneAss } from '#functions/film/captions/caption-ass.ts';
import { joinTimelines } from '#functions/film/join/join-timelines.ts';
import { filmScenes, filmTimeline, sceneTimelines } from '#test/support/film/film-fixtures.ts';
import { defined } from '#test/support/values.ts';

const SCENES = 6;
const POP = captionStyleOf('pop');
const parts = sceneTimelines(filmScenes(SCENES));

/** Different words for a scene, spoken at a given pace after a given silence. */
const spoken = (count: number, wordMs: number, silenceMs: number) => {
  const text = Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
  const words = [...text.matchAll(/\S+/gu)].map((match, index) => ({
    start: match.index,
    end: match.index + match[0].length,
    startMs: silenceMs + index * wordMs,
    endMs: silenceMs + (index + 1) * wordMs - 40,
  }));
  const [fromMs, toMs] = [silenceMs, silenceMs + count * wordMs];
  return layScene({
    text,
    language: 'en',
    words,
    heard: { fromMs, toMs, lengthMs: toMs + 200 },
    isLast: false,
  });
};
const anyScene = fc.integer({ min: 0, max: SCENES - 2 });
const anySpeech = fc
  .tuple(
    fc.integer({ min: 4, max: 40 }),
    fc.integer({ min: 150, max: 500 }),
    fc.integer({ min: 0, max: 300 }),
  )
  .map(([count, wordMs, silenceMs]) => spoken(count, wordMs, silenceMs));

describe('the timeline of a film', () => {
  it('is at least as long as the narration, and longer by at most the tail, in whole frames', () => {
    const { narrationMs, frames } = filmTimeline(filmScenes(4));
    const seconds = frames / FRAMES_PER_SECOND;
    expect(seconds).toBeGreaterThan(narrationMs / 1000);
    expect(seconds).toBeLessThanOrEqual(narrationMs / 1000 + FILM_TAIL_SECONDS);
  });

  it('covers every frame of the film with exactly one scene', () => {
    const timeline = filmTimeline(filmScenes(8));
    let next = 0;
    for (const { startFrame, frames } of timeline.scenes) {
      expect(startFrame).toBe(next);
      next += frames;
    }
    expect(next).toBe(timeline.frames);
  });

  it('cuts in the pause before the first word of the next scene', () => {
    const timeline = filmTimeline(filmScenes(6));
    for (const { index, startFrame } of timeline.scenes.slice(1)) {
      const first = defined(timeline.words.find((word) => word.scene === index));
      const before = defined(timeline.words.findLast((word) => word.scene === index - 1));
      expect(framesToMs(startFrame)).toBeGreaterThanOrEqual(before.endMs);
      expect(framesToMs(startFrame)).toBeLessThanOrEqual(first.startMs);
    }
  });

  it('captions every scene exactly as if it were a separate film', () => {
    const timeline = joinTimelines(parts);
    for (const [index, part] of parts.entries())
      expect(sceneAss(timeline, index, POP)).toBe(sceneAss(aloneOnTimeline(part), 0, POP));
  });

  // Proves state-new-words-spoken-alone-joined.
  it('keeps all other scenes if one is rewritten, and moves later ones by whole frames', () => {
    const before = joinTimelines(parts);
    fc.assert(
      fc.property(anyScene, anySpeech, (scene, speech) => {
        const after = joinTimelines(parts.with(scene, speech));
        const shift = speech.frames - defined(parts[scene]).frames;
        expect(after.frames).toBe(before.frames + shift);
        for (const { index, frames, startFrame } of before.scenes) {
          if (index === scene) continue;
          expect(after.scenes[index]).toMatchObject({
            frames,
            startFrame: startFrame + (index > scene ? shift : 0),
          });
          expect(sceneAss(after, index, POP)).toBe(sceneAss(before, index, POP));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is refused if the film is too short or too long', () => {
    const lasting = (seconds: number) =>
      joinTimelines([{ ...defined(parts[0]), frames: seconds * FRAMES_PER_SECOND }]);
    expect(() => lasting(14.9)).toThrow(TimelineImpossible);
    expect(() => lasting(FILM_MAX_SECONDS + 0.1)).toThrow(TimelineImpossible);
    expect(() => joinTimelines([])).toThrow(TimelineImpossible);
    for (const seconds of [15, FILM_MAX_SECONDS])
      expect(lasting(seconds).frames).toBe(seconds * FRAMES_PER_SECOND);
  });

  it('survives being stored as JSON between two steps', () => {
    const timeline = filmTimeline(filmScenes(5));
    expect(Timeline.parse(JSON.parse(JSON.stringify(timeline)))).toEqual(timeline);
  });
});
