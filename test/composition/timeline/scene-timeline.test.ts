import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAME_MS, frameOf, framesToMs } from '#composition/timeline/frame-times.ts';
import { layScene, SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { TimelineImpossible } from '#composition/timeline/timeline-impossible.ts';
import { type WordTime } from '#composition/timeline/word-times.ts';
import { FILM_TAIL_SECONDS } from '#contract/catalogue.ts';
import { filmScenes, sceneTimelines } from '#test/support/film/film-fixtures.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const evenWords = (script: string, lengthMs: number): WordTime[] => {
  const found = [...script.matchAll(/\S+/gu)];
  return found.map((match, index) => ({
    start: match.index,
    end: match.index + match[0].length,
    startMs: (lengthMs * index) / found.length,
    endMs: (lengthMs * (index + 0.9)) / found.length,
  }));
};
/** A scene whose recording is audible from the first millisecond to the last. */
const lay = (text: string, lengthMs: number, words = evenWords(text, lengthMs), isLast = false) =>
  layScene({ text, language: 'en', words, heard: { lengthMs, fromMs: 0, toMs: lengthMs }, isLast });
const restOf = ({ frames, endMs }: SceneTimeline): number => framesToMs(frames) - endMs;

describe('a scene', () => {
  it('shows its picture for a sixth of a second before its first word, which starts exactly on a frame', () => {
    for (const { words } of sceneTimelines(filmScenes(4))) {
      expect(defined(words[0]).startMs).toBeCloseTo(5 * FRAME_MS, 6);
      expect(frameOf(defined(words[0]).startMs)).toBe(5);
    }
  });

  it('pauses briefly within a sentence, longer after a sentence, and longest at the end of the film', () => {
    const [sentence, quoted, clause] = ['He left.', '“He left!”', 'He left,'].map((text) =>
      restOf(lay(text, 1000)),
    );
    const last = restOf(lay('He left.', 1000, undefined, true));
    expect(sentence).toBeGreaterThan(329);
    expect(quoted).toBe(sentence);
    expect(clause).toBeLessThan(100);
    expect(last).toBeGreaterThan(1199);
    expect(last).toBeLessThan(FILM_TAIL_SECONDS * 1000);
  });

  // Proves state-new-words-spoken-alone-joined.
  it('never cuts off anything audible, whatever word timings the narrator returns', () => {
    const moment = fc.integer({ min: 0, max: 6000 });
    fc.assert(
      fc.property(moment, moment, moment, fc.boolean(), (one, other, wordMs, isLast) => {
        const [fromMs, toMs] = [Math.min(one, other), Math.max(one, other) + 1];
        const words = [{ start: 0, end: 4, startMs: wordMs, endMs: wordMs + 100 }];
        const heard = { lengthMs: 6100, fromMs, toMs };
        const { recordingMs, frames } = layScene({ text: 'Word.', language: 'en', words, heard, isLast });
        expect(recordingMs).toBeLessThan(fromMs);
        expect(recordingMs + framesToMs(frames)).toBeGreaterThan(toMs);
      }),
    );
  });

  it('is refused when it has no words', () => {
    expect(() => lay(' ', 1000)).toThrow(TimelineImpossible);
  });

  it('survives being stored as JSON between two steps', () => {
    const [scene] = sceneTimelines(filmScenes(1));
    expect(SceneTimeline.parse(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  });
});

describe('the words of a scene', () => {
  const textsOf = (text: string) => lay(text, 16_000).words.map((word) => word.text);

  it('are kept as written, with their punctuation', () => {
    expect(textsOf('“Stop!” she said — now. Über-cool, isn’t it?')).toEqual([
      '“Stop!”',
      'she',
      'said —',
      'now.',
      'Über-cool,',
      'isn’t',
      'it?',
    ]);
  });

  // Proves film-captions-french-quotation-exclamation.
  it('keep spaced punctuation, as in French, with the word it belongs to', () => {
    const narration =
      'Quand on dit « La caravane\u00a0» , il rit\u00a0! Puis – rien : « Où ? » Deux - trois.';
    expect(textsOf(narration)).toEqual([
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

  it('are timed from the first to the last speech mark within each', () => {
    const { words, recordingMs } = lay('one-half here', 2000, [
      { start: 0, end: 3, startMs: 100, endMs: 300 },
      { start: 4, end: 8, startMs: 300, endMs: 700 },
      { start: 9, end: 13, startMs: 900, endMs: 1500 },
    ]);
    const times = words.map(({ startMs, endMs }) => [startMs + recordingMs, endMs + recordingMs]);
    expect(times.flat().map(Math.round)).toEqual([100, 700, 900, 2000]);
  });

  it('are timed between their neighbours if they have no speech mark', () => {
    const { words, recordingMs } = lay('one 2222 333 end', 4000, [
      { start: 0, end: 3, startMs: 0, endMs: 1000 },
      { start: 12, end: 15, startMs: 3000, endMs: 4000 },
    ]);
    const [one, second, third, end] = takeFrom(words);
    expect(second.startMs).toBeGreaterThanOrEqual(one.endMs);
    expect(third.startMs).toBeGreaterThan(second.startMs);
    expect(end.startMs + recordingMs).toBeCloseTo(3000, 6);
  });

  it('are never timed backwards, whatever marks the narrator returns', () => {
    const mark = fc.record({
      start: fc.nat(90),
      length: fc.nat(20),
      startMs: fc.nat(20_000),
      lasts: fc.nat(2000),
    });
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 30 }), (marks) => {
        const told = marks.map(({ start, length, startMs, lasts }) => ({
          start,
          end: start + length,
          startMs,
          endMs: startMs + lasts,
        }));
        const { words, frames } = lay(defined(filmScenes(1)[0]).narration, 20_000, told);
        const starts = words.map(({ startMs }) => startMs);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        for (const { startMs, endMs } of words) {
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(endMs).toBeLessThanOrEqual(framesToMs(frames));
        }
      }),
      { numRuns: 200 },
    );
  });
});
