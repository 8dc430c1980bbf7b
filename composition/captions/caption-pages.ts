import { CLOSING_MARKS } from '@veilcast/reading';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { endsSentence, type TimedWord } from '#composition/timeline/word-times.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { PARTS_WORDS } from '#contract/drawable.ts';
import { fitsUnshrunk, type LaidOutPage, layOut } from './caption-layout.ts';
import { captionText } from './caption-text.ts';
import type { Fonts } from './font.ts';
import { SOFT_HYPHEN } from './long-words.ts';

export const PAGE_MAX_WORDS = 4;
export const PAGE_MAX_CHARS = 20;
/** In styles that allow more than four words on a page, the maximum number of characters per allowed word. */
const CHARS_A_WORD = 5;
/** A silence longer than this ends a page. */
const PAGE_BREAK_MS = 450;
/** How long a page stays up after its last word, during a pause. */
export const PAGE_HOLD_MS = 600;
/** Marks within a sentence after which a new page starts. */
const PART_END = new RegExp(String.raw`[:;][${CLOSING_MARKS}\s]*$`, 'u');

/** A few words shown together. Times are in milliseconds from the start of the film. */
export type CaptionPage = {
  scene: number;
  startMs: number;
  endMs: number;
  words: TimedWord[];
  /** The page’s index within its scene, from 0. */
  turn: number;
};

/** Whether this word ends a sentence, or the part of a sentence before a colon or semicolon. */
export const endsPart = (word: TimedWord): boolean => endsSentence(word) || PART_END.test(word.text);

/** Words as they are written, separated by spaces. */
export const textOf = (words: readonly Pick<TimedWord, 'text' | 'isJoined'>[]): string =>
  words
    .map(({ text, isJoined }) => (isJoined === true ? text : `${text} `))
    .join('')
    .trimEnd();

/** Whether these words fit on one page. */
const fits = (fonts: Fonts, words: readonly TimedWord[], style: CaptionStyle): boolean => {
  const most = style.words ?? PAGE_MAX_WORDS;
  return (
    words.length <= most &&
    textOf(words).length <= Math.max(PAGE_MAX_CHARS, most * CHARS_A_WORD) &&
    fitsUnshrunk(
      fonts,
      words.map(({ text }) => text),
      style,
    )
  );
};

/** Whether a page ends after this word, even if it has room for the next. */
const endsPage = (last: TimedWord, next: TimedWord): boolean =>
  last.scene !== next.scene ||
  last.isJoined === true ||
  endsPart(last) ||
  next.startMs - last.endMs > PAGE_BREAK_MS;

/** The groups of words at the end of a full page or cue that may move to join the next word, longest first. */
const leadingEnds = (words: readonly TimedWord[]): (readonly TimedWord[])[] => {
  const kept = 1 + words.findLastIndex(({ leads }) => leads !== true);
  const begins = words.flatMap((word, index) => (index > kept && word.begins === true ? [index] : []));
  return [kept, ...begins].filter((from) => from > 0).map((from) => words.slice(from));
};

/**
 * The words at the end of a full page or cue that belong with the next word; if all of them do, only those from the
 * start of a phrase.
 */
export const leadingEnd = (words: readonly TimedWord[]): readonly TimedWord[] => leadingEnds(words)[0] ?? [];

/**
 * A word as captions draw it; empty for a word that consists only of arrows and strokes, which voices don’t read out.
 */
const drawnWord = (fonts: Fonts, word: TimedWord, style: CaptionStyle): TimedWord => {
  const drawn = (text: string): string => (PARTS_WORDS.test(text) ? '' : captionText(fonts, text, style));
  const hyphenated = word.hyphenated?.split(SOFT_HYPHEN).map(drawn).join(SOFT_HYPHEN);
  return { ...word, text: drawn(word.text), ...(hyphenated !== undefined && { hyphenated }) };
};

const COMMA_END = new RegExp(`,[${CLOSING_MARKS}]*$`, 'u');

/**
 * Whether the words left over on a page may move to the previous page: only words such as articles, which belong with
 * the next word, may.
 */
const mayJoin = (
  fonts: Fonts,
  before: readonly TimedWord[],
  left: readonly TimedWord[],
  style: CaptionStyle,
): boolean => {
  const [last, first] = [before.at(-1), left[0]];
  if (last === undefined || first === undefined || endsPage(last, first) || COMMA_END.test(last.text))
    return false;
  return left.every(({ leads }) => leads === true) && fits(fonts, [...before, ...left], style);
};

/**
 * The last two pages, `before` and `page`, plus a new page for a word that doesn’t fit: the words that belong with it
 * move there too.
 */
const broken = (
  fonts: Fonts,
  [before, page]: readonly [before: TimedWord[], page: TimedWord[]],
  word: TimedWord,
  style: CaptionStyle,
): TimedWord[][] => {
  const ends = leadingEnds(page)
    .filter((end) => fits(fonts, [...end, word], style))
    .map((end) => {
      const left = page.slice(0, page.length - end.length);
      return { end, left, joins: mayJoin(fonts, before, left, style) };
    });
  // A word that belongs with the next one is left alone on a page only if there is no other way.
  const best = ends.find(({ left, joins }) => joins || left.length > 1 || left[0]?.leads !== true) ?? ends[0];
  if (best === undefined) return [before, page, [word]];
  const next = [...best.end, word];
  return best.joins ? [[...before, ...best.left], next] : [before, best.left, next];
};

/**
 * Splits the spoken words into caption pages that never span two scenes or two sentences, with as many words
 * as the style and a limit on characters allow. A word that exceeds the limit gets its own page. A page doesn’t end
 * after a word that belongs with the next one, such as an article, if that word can move to the next page. Words that
 * the font cannot draw at all are left out.
 */
export const captionPages = (fonts: Fonts, timeline: Timeline, style: CaptionStyle): CaptionPage[] => {
  const drawn = timeline.words
    .map((word) => drawnWord(fonts, word, style))
    .filter((word) => word.text !== '');
  const groups: TimedWord[][] = [];
  for (const word of drawn) {
    const page = groups.at(-1);
    const last = page?.at(-1);
    if (page === undefined || last === undefined || endsPage(last, word)) groups.push([word]);
    else if (fits(fonts, [...page, word], style)) page.push(word);
    else groups.splice(-2, 2, ...broken(fonts, [groups.at(-2) ?? [], page], word, style));
  }
  const turns = new Map<number, number>();
  const pages = groups.filter((words) => words.length > 0);
  return pages.flatMap((words, index) => {
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    const next = pages[index + 1]?.[0];
    const scene = timeline.scenes[first.scene];
    const sceneEndMs = scene === undefined ? last.endMs : framesToMs(scene.startFrame + scene.frames);
    const pauseEndMs = next?.scene === first.scene ? next.startMs : sceneEndMs;
    const heldMs = last.endMs + PAGE_HOLD_MS;
    // The last page of a film ends with its last word, although the picture stays on screen longer.
    const endMs =
      pauseEndMs === sceneEndMs && sceneEndMs > heldMs ? last.endMs : Math.min(pauseEndMs, heldMs);
    const turn = turns.get(first.scene) ?? 0;
    turns.set(first.scene, turn + 1);
    return [{ scene: first.scene, startMs: first.startMs, endMs, words, turn }];
  });
};

/** The pages of one scene, with the position of every word on the 1080×1920 canvas. */
export const laidOutPages = (
  fonts: Fonts,
  timeline: Timeline,
  scene: number,
  style: CaptionStyle,
): (CaptionPage & LaidOutPage)[] =>
  captionPages(fonts, timeline, style)
    .filter((page) => page.scene === scene)
    .map((page) => ({
      ...page,
      ...layOut(
        fonts,
        page.words.map(({ text, hyphenated = text }) => hyphenated),
        style,
      ),
    }));
