import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILM_MAX_SECONDS, FILM_TAIL_SECONDS, FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { TimelineImpossible } from '#functions/film/files/film-errors.ts';
import { framesToMs } from '#functions/film/timeline/frame-times.ts';
import { buildTimeline, Timeline } from '#functions/film/timeline/timeline.ts';
import { type WordTime } from '#functions/film/timeline/word-times.ts';
import { filmScenes, filmTimeline, spokenWords } from '#test/support/film/film-fixtures.ts';

const scene = (narration: string) => ({ narration, picture: 'a picture' });
const evenWords = (script: string, narrationMs: number): WordTime[] => {
  const found = [...script.matchAll(/\S+/gu)];
  return found.map((match, index) => ({
    start: match.index,
    end: match.index + match[0].length,
    startMs: (narrationMs * index) / found.length,
    endMs: (narrationMs * (index + 0.9)) / found.length,
  }));
};

describe('timeline', () => {
  it('is as long as the narration plus at most the tail, in whole frames', () => {
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
      const first = timeline.words.find((word) => word.scene === index)!;
      const before = timeline.words.findLast((word) => word.scene === index - 1)!;
      expect(framesToMs(startFrame)).toBeGreaterThanOrEqual(before.endMs);
      expect(framesToMs(startFrame)).toBeLessThanOrEqual(first.startMs);
    }
  });

  it('keeps words as written, with their punctuation and their scene', () => {
    const scenes = [scene('“Stop!” she said — now.'), scene('Über-cool, isn’t it?')];
    const timeline = buildTimeline({
      scenes,
      words: evenWords('“Stop!” she said — now. Über-cool, isn’t it?', 16_000),
      narrationMs: 16_000,
    });
    expect(timeline.words.map(({ text }) => text)).toEqual([
      '“Stop!”',
      'she',
      'said —',
      'now.',
      'Über-cool,',
      'isn’t',
      'it?',
    ]);
    expect(timeline.words.map((word) => word.scene)).toEqual([0, 0, 0, 0, 1, 1, 1]);
  });

  it('keeps separate marks, as in French, with the word they belong to', () => {
    const narration =
      'Quand on dit « La caravane\u00a0» , il rit\u00a0! Puis – rien : « Où ? » Deux - trois.';
    const { words } = buildTimeline({
      scenes: [scene(narration)],
      words: evenWords(narration, 20_000),
      narrationMs: 20_000,
    });
    expect(words.map(({ text }) => text)).toEqual([
      'Quand',
      'on',
      'dit',
      '« La',
      'caravane\u00a0» ,',
      'il',
      'rit\u00a0!',
      'Puis –',
      'rien :',
      '« Où ? »',
      'Deux -',
      'trois.',
    ]);
  });

  it('times a word from the first to the last speech mark within it', () => {
    const words = [
      { start: 0, end: 3, startMs: 100, endMs: 300 },
      { start: 4, end: 8, startMs: 300, endMs: 700 },
      { start: 9, end: 13, startMs: 900, endMs: 1500 },
    ];
    const timeline = buildTimeline({ scenes: [scene('one-half here')], words, narrationMs: 20_000 });
    expect(timeline.words).toMatchObject([
      { startMs: 100, endMs: 700 },
      { startMs: 900, endMs: 1500 },
    ]);
  });

  it('places words without a speech mark between their neighbours', () => {
    const words = [
      { start: 0, end: 3, startMs: 0, endMs: 1000 },
      { start: 12, end: 15, startMs: 3000, endMs: 4000 },
    ];
    const timeline = buildTimeline({ scenes: [scene('one 2222 333 end')], words, narrationMs: 20_000 });
    const [one, second, third, end] = timeline.words;
    expect(second!.startMs).toBeGreaterThanOrEqual(one!.endMs);
    expect(third!.startMs).toBeGreaterThan(second!.startMs);
    expect(end!.startMs).toBe(3000);
  });

  it('refuses a narration that is too short or too long for a film', () => {
    const scenes = filmScenes(3);
    const { words } = spokenWords(scenes);
    expect(() => buildTimeline({ scenes, words, narrationMs: 9000 })).toThrow(TimelineImpossible);
    expect(() => buildTimeline({ scenes, words, narrationMs: 1000 * FILM_MAX_SECONDS + 1 })).toThrow(
      TimelineImpossible,
    );
    expect(buildTimeline({ scenes, words, narrationMs: 1000 * FILM_MAX_SECONDS }).frames).toBe(
      FILM_MAX_SECONDS * FRAMES_PER_SECOND,
    );
    expect(buildTimeline({ scenes, words, narrationMs: 13_600 }).frames).toBe(15 * FRAMES_PER_SECOND);
  });

  it('never runs backwards, whichever marks the narrator returns', () => {
    const mark = fc.record({
      start: fc.nat(90),
      length: fc.nat(20),
      startMs: fc.nat(20_000),
      lasts: fc.nat(2000),
    });
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 30 }), (marks) => {
        const words = marks.map(({ start, length, startMs, lasts }) => ({
          start,
          end: start + length,
          startMs,
          endMs: startMs + lasts,
        }));
        const timeline = buildTimeline({
          scenes: [scene(filmScenes(1)[0]!.narration)],
          words,
          narrationMs: 20_000,
        });
        const starts = timeline.words.map(({ startMs }) => startMs);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        for (const { startMs, endMs } of timeline.words) {
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(endMs).toBeLessThanOrEqual(20_000);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('survives being stored as JSON between two steps', () => {
    const timeline = filmTimeline(filmScenes(5));
    expect(Timeline.parse(JSON.parse(JSON.stringify(timeline)))).toEqual(timeline);
  });
});
