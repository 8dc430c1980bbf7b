import type { CaptionStyle } from '#contract/caption-styles.ts';
import { framesToMs } from '#functions/film/timeline/frame-times.ts';
import type { Timeline } from '#functions/film/timeline/timeline.ts';
import { type TimedWord } from '#functions/film/timeline/word-times.ts';
import { fitsUnshrunk, type LaidOutPage, layOut } from './caption-layout.ts';
import { captionText, undrawableCharacters as undrawable } from './caption-text.ts';

export const PAGE_MAX_WORDS = 4;
export const PAGE_MAX_CHARS = 20;
/** A silence longer than this ends a page. */
const PAGE_BREAK_MS = 450;
/** How long a page stays after its last word when nothing follows. */
const PAGE_HOLD_MS = 600;
const SENTENCE_END = /[.!?…:;]["'”’»)\]\s]*$/u;

/** A few words shown together. Times are milliseconds of the film. */
export type CaptionPage = {
  scene: number;
  startMs: number;
  endMs: number;
  words: TimedWord[];
};

/** @see undrawable in caption-text: what a caller may refuse a story for. */
export const undrawableCharacters = (text: string): string[] => undrawable(text);

const textOf = (words: readonly TimedWord[]): string => words.map((word) => word.text).join(' ');

const startsPage = (page: readonly TimedWord[], word: TimedWord, style: CaptionStyle): boolean => {
  const last = page.at(-1);
  if (last === undefined) return false;
  const longer = [...page, word];
  return (
    last.scene !== word.scene ||
    page.length >= PAGE_MAX_WORDS ||
    textOf(longer).length > PAGE_MAX_CHARS ||
    SENTENCE_END.test(last.text) ||
    word.startMs - last.endMs > PAGE_BREAK_MS ||
    !fitsUnshrunk(
      longer.map(({ text }) => text),
      style,
    )
  );
};

/**
 * Splits the spoken words into caption pages: 1–4 words and at most 20 characters each, never across a scene or a
 * sentence. A longer word gets its own page. Words that the font cannot draw at all are left out.
 */
export const captionPages = (timeline: Timeline, style: CaptionStyle): CaptionPage[] => {
  const drawn = timeline.words
    .map((word) => ({ ...word, text: captionText(word.text, style) }))
    .filter((word) => word.text !== '');
  const groups: TimedWord[][] = [];
  for (const word of drawn) {
    const page = groups.at(-1);
    if (page === undefined || startsPage(page, word, style)) groups.push([word]);
    else page.push(word);
  }
  return groups.flatMap((words, index) => {
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    const nextMs = groups[index + 1]?.[0]?.startMs ?? Number.POSITIVE_INFINITY;
    const scene = timeline.scenes[first.scene];
    const sceneEndMs = scene === undefined ? nextMs : framesToMs(scene.startFrame + scene.frames);
    const endMs = Math.min(nextMs, sceneEndMs, last.endMs + PAGE_HOLD_MS);
    return [{ scene: first.scene, startMs: first.startMs, endMs, words }];
  });
};

/** The pages of one scene with the place of every word on the 1080×1920 canvas. */
export const laidOutPages = (
  timeline: Timeline,
  scene: number,
  style: CaptionStyle,
): (CaptionPage & LaidOutPage)[] =>
  captionPages(timeline, style)
    .filter((page) => page.scene === scene)
    .map((page) => ({
      ...page,
      ...layOut(
        page.words.map(({ text }) => text),
        style,
      ),
    }));

const part = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, '0');

const vttTime = (ms: number): string => {
  const rounded = Math.round(ms);
  return `${part(rounded / 3_600_000, 2)}:${part((rounded / 60_000) % 60, 2)}:${part((rounded / 1000) % 60, 2)}.${part(rounded % 1000, 3)}`;
};

const vttText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const CUE_MAX_CHARS = 60;

/** The words of the film as WebVTT, in cues of at most a sentence; unlike the drawn captions they keep every character. */
export const webVtt = (timeline: Timeline): string => {
  const cues: TimedWord[][] = [];
  for (const word of timeline.words) {
    const cue = cues.at(-1);
    const last = cue?.at(-1);
    const isFull =
      cue === undefined ||
      last === undefined ||
      last.scene !== word.scene ||
      SENTENCE_END.test(last.text) ||
      textOf([...cue, word]).length > CUE_MAX_CHARS;
    if (isFull) cues.push([word]);
    else cue.push(word);
  }
  const blocks = cues.map((words, index) => {
    const startMs = words[0]?.startMs ?? 0;
    const nextMs = cues[index + 1]?.[0]?.startMs ?? framesToMs(timeline.frames);
    const endMs = Math.max(startMs + 1, Math.min(nextMs, (words.at(-1)?.endMs ?? startMs) + PAGE_HOLD_MS));
    return `${vttTime(startMs)} --> ${vttTime(endMs)}\n${vttText(textOf(words))}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
};
