import { describe, expect, it } from 'vitest';
import { estimatedScene } from '#composition/timeline/estimated-scene.ts';
import { aloneOnTimeline, layScene, SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { Timeline } from '#composition/timeline/timeline.ts';
import { TimelineImpossible } from '#composition/timeline/timeline-impossible.ts';
import { defined } from '#test/support/values.ts';

const thousandths = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'number' ? Math.round(each * 1000) / 1000 : each,
    ),
  );
const words = [
  { start: 0, end: 3, startMs: 200, endMs: 400 },
  { start: 4, end: 7, startMs: 500, endMs: 800 },
];
const lay = (text: string, change: { fromMs?: number; toMs?: number; isLast?: boolean } = {}) => {
  const { isLast = false, ...heard } = change;
  return layScene({
    text,
    language: 'en',
    words,
    heard: { lengthMs: 1000, fromMs: 200, toMs: 800, ...heard },
    isLast,
  });
};

describe('a scene laid out in frames', () => {
  it('starts five frames before its first word and pauses after its last', () => {
    expect(thousandths(lay('one two'))).toEqual({
      // 767 ms plus 60 ms make 24.8 frames.
      frames: 25,
      recordingMs: 33.333,
      endMs: 766.667,
      words: [
        { text: 'one', startMs: 166.667, endMs: 366.667 },
        { text: 'two', startMs: 466.667, endMs: 766.667 },
      ],
    });
  });

  it.each([
    ['within a sentence', 'one two', false, 25],
    ['after a mark within its last word', 'one t.o', false, 25],
    ['after a sentence', 'one two.', false, 33],
    ['after a question in quotation marks', 'one two?’ ”)', false, 33],
    ['at the end of the film', 'one two', true, 59],
    ['at the end of the film, after a sentence', 'one two!', true, 59],
  ])('has the right length if it ends %s', (_, text, isLast, frames) => {
    expect(lay(text, { isLast }).frames).toBe(frames);
  });

  it('includes everything audible', () => {
    const early = lay('one two', { fromMs: 100, toMs: 900 });
    expect(
      thousandths([early.recordingMs, early.endMs, defined(early.words[1]).endMs, early.frames]),
    ).toEqual([-66.667, 966.667, 966.667, 31]);
    const late = lay('one two', { fromMs: 300, toMs: 400 });
    // The last word starts after the audible part, so its end is the same as its start.
    expect(thousandths([late.recordingMs, late.endMs, defined(late.words[1]).startMs])).toEqual([
      33.333, 466.667, 466.667,
    ]);
  });

  it('is refused with a reason when it has no words', () => {
    const noWords = new TimelineImpossible({ measured: 'it has no words that can be spoken' });
    expect(() => lay('')).toThrow(noWords);
    expect(noWords).toMatchObject({
      name: 'TimelineImpossible',
      message: 'The narration cannot become a film: it has no words that can be spoken.',
    });
  });

  it('can be a film on its own; invalid scenes and films are refused', () => {
    const scene = {
      frames: 20,
      recordingMs: 30,
      endMs: 600,
      words: [{ text: 'one', startMs: 100, endMs: 600 }],
    };
    const film = {
      frames: 20,
      narrationMs: 600,
      scenes: [{ index: 0, startFrame: 0, frames: 20 }],
      words: [{ text: 'one', startMs: 100, endMs: 600, scene: 0 }],
    };
    expect(aloneOnTimeline(scene)).toEqual(film);
    expect(SceneTimeline.parse(scene)).toEqual(scene);
    expect(Timeline.parse(film)).toEqual(film);
    for (const wrong of [{}, { ...scene, frames: 0 }, { ...scene, endMs: -1 }])
      expect(SceneTimeline.safeParse(wrong).success).toBe(false);
    for (const wrong of [
      {},
      { ...film, frames: 0 },
      { ...film, narrationMs: 0 },
      { ...film, scenes: [] },
      { ...film, scenes: [{}] },
    ])
      expect(Timeline.safeParse(wrong).success).toBe(false);
  });
});

describe('a scene without recorded speech', () => {
  it('has words timed at the pace of its language, with a pause between sentences', () => {
    // 8 and 11 characters at 17.5 characters a second, with a 0.32-second pause between them.
    expect(thousandths(estimatedScene('One two. Three four.', 'en', false))).toEqual({
      frames: 58,
      recordingMs: -166.667,
      endMs: 1572.381,
      words: [
        { text: 'One', startMs: 166.667, endMs: 362.585 },
        { text: 'two.', startMs: 362.585, endMs: 623.81 },
        { text: 'Three', startMs: 943.81, endMs: 1258.095 },
        { text: 'four.', startMs: 1258.095, endMs: 1572.381 },
      ],
    });
    expect(estimatedScene('One two. Three four.', 'en', true).frames).toBe(84);
  });

  it('is shown for a second if it has no words', () => {
    for (const text of ['', ' \n '])
      expect(estimatedScene(text, 'en', true)).toEqual({ frames: 30, recordingMs: 0, endMs: 0, words: [] });
  });
});
