import type { Frame } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import { framingsOf } from '#composition/camera/framings.ts';
import { frameOf, framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { CAPTION_STYLES, type CaptionStyle, captionStyleOf } from '#contract/caption-styles.ts';
import { laidOutPages } from '#functions/film/captions/captions.ts';
import { captionFacts, captionFaults } from '#functions/film/certificate/certify-captions.ts';
import { spokenWords } from '#functions/film/certificate/spoken-words.ts';
import { captionWatcher, watchedWords } from '#functions/film/certificate/watch-captions.ts';
import { drawnFilm, filmOfBoxes } from '#test/support/film/drawn-captions.ts';
import { sceneIn } from '#test/support/film/film-fixtures.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const WORDS = 'The keeper of the lamp saw a boat and a ship far out at sea'.split(' ');
/**
 * Words start slightly before the frames that highlight them, so that a delay of one frame counts as late.
 */
const [LEAD_MS, WORD_MS, SPOKEN_MS] = [153, 200, 180];

/** One scene, spoken evenly. */
const timelineOf = (frames: number): Timeline => ({
  frames,
  narrationMs: framesToMs(frames) - 100,
  scenes: [{ index: 0, startFrame: 0, frames }],
  words: WORDS.map((text, at) => {
    const startMs = LEAD_MS + at * WORD_MS;
    return { text, scene: 0, startMs, endMs: startMs + SPOKEN_MS };
  }).filter(({ endMs }) => endMs < framesToMs(frames)),
});

/** What is found out about the captions of a film of one scene that shows `frames`. */
const factsOf = (
  timeline: Timeline,
  style: CaptionStyle,
  frames: Iterable<Frame>,
  seenCuts: readonly number[] = [],
) => {
  const look = { style, clipScenes: [] };
  const [scene] = takeFrom(timeline.scenes);
  const watcher = captionWatcher(watchedWords(timeline, scene, look), style);
  let index = 0;
  for (const frame of frames) watcher.see(frame, index++);
  return captionFacts(timeline, look, [watcher.sight()], seenCuts);
};

const seen = (timeline: Timeline, style: CaptionStyle, cut: number, seenCuts: readonly number[]) =>
  factsOf(timeline, style, drawnFilm(timeline, style, cut), seenCuts);

/** A film too short to contain a cut. */
const SHORT = timelineOf(88);
const MIDDLE = 44;

const STYLES = isFullRun ? CAPTION_STYLES.map(({ id }) => captionStyleOf(id)) : [captionStyleOf('solo')];

describe.each(STYLES)('captions in $label', (style) => {
  const pages = laidOutPages(SHORT, 0, style).map(({ startMs }) => frameOf(startMs));
  const page = pages.find((frame) => frame >= MIDDLE) ?? MIDDLE;

  it('are in sync over a bright picture without a cut', () => {
    expect(captionFaults(seen(SHORT, style, SHORT.frames, []))).toEqual([]);
  });

  // Proves rule-cut-in-caption-frame-frame.
  it.each([
    ['in the frame of', 0],
    ['a frame before', -1],
    ['a frame after', 1],
  ])('are in sync when a bright picture cuts to another %s a new page', (_, offset) => {
    const cut = page + offset;
    expect(captionFaults(seen(SHORT, style, cut, [cut]))).toEqual([]);
  });

  // Proves rule-cut-in-caption-frame-frame.
  it('are in sync when a scene cuts to a closer framing that isn’t detected as a cut', () => {
    const long = timelineOf(110);
    const [, nearer] = framingsOf(sceneIn(long, 0), { index: 0 });
    expect(captionFaults(seen(long, style, nearer?.from ?? 0, []))).toEqual([]);
  });
});

// Proves rule-cut-in-caption-frame-frame.
it('still reports late captions next to a cut', () => {
  const style = captionStyleOf('solo');
  const late = { ...SHORT, words: SHORT.words.map((word) => ({ ...word, startMs: word.startMs - 100 })) };
  const facts = factsOf(late, style, drawnFilm(SHORT, style, MIDDLE), [MIDDLE]);
  expect(captionFaults(facts)).toEqual([expect.stringMatching(/ms late at/u)]);
});

it('doesn’t mistake the previous word’s highlight for that of a narrow word in the same place', () => {
  const style = captionStyleOf('impact');
  const words = ['I', 'drank.', '2', 'l.'].map((text, at) => {
    const startMs = 520 + at * 480;
    return { text, scene: 0, startMs, endMs: startMs + 440 };
  });
  const timeline = { ...SHORT, words };
  const [, drank, two] = spokenWords(timeline, style, defined(timeline.scenes[0]));
  const [place, narrow] = [defined(drank?.boxes[0]), defined(two?.boxes[0])];
  /** The strip of the narrow word’s area where the previous word has no letters. */
  const strip = { ...narrow, left: narrow.left + 26, width: 13 };
  const after = strip.left + strip.width;
  const letters = [
    { ...place, width: strip.left - place.left },
    { ...place, left: after, width: place.left + place.width - after },
  ];
  const film = filmOfBoxes(timeline.frames, style, (at) => {
    if (at < defined(drank).frame) return [];
    return at < defined(two).frame ? letters : [strip];
  });
  const facts = factsOf(timeline, style, film);
  expect(facts.seen).toBe(2);
  expect(captionFaults({ ...facts, words: facts.seen })).toEqual([]);
});
