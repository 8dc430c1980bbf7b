import type { Frame } from 'node-av/lib';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import { levelsOf, tellingChannel } from '#composition/look/levels.ts';
import { FRAME_MS, frameOf } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { laidOutPages } from '#functions/film/captions/captions.ts';
import { highlightsOf } from '#functions/film/certificate/highlight-levels.ts';
import { eachFrame } from '#functions/film/files/decode-picture.ts';
import { need } from '#functions/film/files/native.ts';

const BEFORE_FRAMES = 4;
const AFTER_FRAMES = 4;
/** A highlighted word may still be growing at first, so it is dimmer in its first frame than in later frames. */
const LIT_SHARE = 1 / 3;
const NEUTRAL = '#808080';

interface Mark {
  readonly plane: 0 | 1 | 2;
  readonly isMark: (level: number) => boolean;
}

/**
 * The colour plane that shows a highlighted word best, and which of its samples belong to the word: those closer to
 * the highlight colour than to the colour of words not yet spoken or, in a style with a box, than to grey.
 */
const markOf = (style: CaptionStyle): Mark => {
  const mark = levelsOf(need(highlightsOf(style)[0], 'highlight'));
  const other = levelsOf(style.box === undefined ? style.letters.waiting.colour : NEUTRAL);
  const plane = tellingChannel(mark, other);
  const halfway = (mark[plane] + other[plane]) / 2;
  return { plane, isMark: (level) => (mark[plane] > other[plane] ? level > halfway : level < halfway) };
};

interface Watched {
  readonly startMs: number;
  readonly frame: number;
  readonly box: { left: number; right: number; top: number; bottom: number };
  /** The share of the box that is highlighted in each frame, starting at `frame - BEFORE_FRAMES`. */
  readonly shares: number[];
}

/** Skips the first word of each page, because a word of the previous page may just have lit up in the same place. */
const wordsToWatch = (timeline: Timeline, style: CaptionStyle): Watched[] =>
  timeline.scenes.flatMap(({ index }) =>
    laidOutPages(timeline, index, style).flatMap((page) =>
      page.pieces.flatMap(({ word, x, y, width }): Watched[] => {
        const spoken = page.words[word];
        if (spoken === undefined || word === 0 || spoken.endMs - spoken.startMs < 3 * FRAME_MS) return [];
        const half = page.size * 0.36;
        const box = { left: x - width / 2, right: x + width / 2, top: y - half, bottom: y + half };
        const frame = frameOf(spoken.startMs);
        return [{ startMs: spoken.startMs, frame, box, shares: [] }];
      }),
    ),
  );

const shareOf = (frame: Frame, { box }: Watched, { plane, isMark }: Mark): number => {
  const [data, stride] = [need(frame.data?.[plane], 'plane'), need(frame.linesize[plane], 'line size')];
  const scale = frame.width / CANVAS.width / (plane === 0 ? 1 : 2);
  const [left, right] = [Math.round(box.left * scale), Math.round(box.right * scale)];
  const [top, bottom] = [Math.round(box.top * scale), Math.round(box.bottom * scale)];
  let marked = 0;
  for (let line = top; line < bottom; line += 1)
    for (let column = left; column < right; column += 1)
      if (isMark(data[line * stride + column] ?? 0)) marked += 1;
  return marked / Math.max(1, (bottom - top) * (right - left));
};

/**
 * When each word lights up in the pixels of a finished film, compared with the time that the narrator reported:
 * errors in milliseconds, negative if the word lights up early. A word counts as lit from the first frame in which it
 * is at least a third as bright as it is two frames later.
 */
export const measureHighlights = async (
  path: string,
  timeline: Timeline,
  style: CaptionStyle,
): Promise<number[]> => {
  const [words, mark] = [wordsToWatch(timeline, style), markOf(style)];
  await eachFrame(path, (frame, index) => {
    for (const word of words)
      if (index >= word.frame - BEFORE_FRAMES && index < word.frame + AFTER_FRAMES)
        word.shares.push(shareOf(frame, word, mark));
  });
  return words.flatMap(({ shares, frame, startMs }) => {
    const lit = shares[BEFORE_FRAMES + 2] ?? 0;
    const dark = shares[0] ?? 0;
    // A background in the highlight colour would hide the change.
    if (lit - dark < 0.05) return [];
    const onset = shares.findIndex((share) => share - dark >= (lit - dark) * LIT_SHARE);
    return [(frame - BEFORE_FRAMES + onset) * FRAME_MS - startMs];
  });
};
