import { CANVAS } from '#composition/captions/caption-layout.ts';

/** Distance of the captions from the edges of the canvas, in pixels. */
export type Margins = { top: number; right: number; bottom: number };

/** The frames around a cut in which the whole picture changes. Cuts may be detected a frame late. */
const CUT_FRAMES = { before: 1, after: 10 } as const;
/** The frames around a highlight in which changes may be part of the highlight itself. */
const HIGHLIGHT_FRAMES = 4;
/**
 * A row or column belongs to captions if it changes with the words at least this many times more than with the
 * picture’s motion, …
 */
const NOISE_FACTOR = 4;
/** … changes at least this share as much as the one that changes most, … */
const PEAK_SHARE = 0.05;
/** … and is one of at least this many side by side. */
const LEAST_LINES = 3;

/** How much more a row or column changed at one frame than at the previous one. */
const rise = (profile: readonly Uint16Array[], frame: number, line: number): number =>
  (profile[frame]?.[line] ?? 0) - (profile[frame - 1]?.[line] ?? 0);

/** The first and last line that change whenever the highlight moves, and at no other time. */
const extent = (
  profile: readonly Uint16Array[],
  changes: readonly number[],
  quiet: readonly number[],
): { from: number; to: number; lines: number } | undefined => {
  const lines = profile[0]?.length ?? 0;
  const all = Array.from({ length: lines }, (_, line) => line);
  const signal = all.map((line) => changes.reduce((sum, frame) => sum + rise(profile, frame, line), 0));
  const noise = all.map((line) =>
    Math.sqrt(
      (quiet.reduce((sum, frame) => sum + rise(profile, frame, line) ** 2, 0) * changes.length) /
        Math.max(1, quiet.length),
    ),
  );
  const least = Math.max(LEAST_LINES, PEAK_SHARE * Math.max(...signal));
  const isCaption = (line: number): boolean =>
    (signal[line] ?? 0) > Math.max(least, NOISE_FACTOR * (noise[line] ?? 0));
  const found = all.filter((line) =>
    Array.from({ length: LEAST_LINES }, (_, first) => line - first).some((first) =>
      Array.from({ length: LEAST_LINES }, (_, next) => first + next).every(isCaption),
    ),
  );
  const [from, to] = [found[0], found.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to: to + 1, lines };
};

/**
 * Where the captions are. Pixels that take on the highlight’s colour exactly when the highlight moves belong to
 * captions, whatever is shown behind them. `rows` and `columns` count such pixels in every frame. At each of the
 * `cuts`, a new scene or framing starts, often together with a word, and its picture may contain that colour
 * anywhere.
 */
export const marginsOf = (input: {
  rows: readonly Uint16Array[];
  columns: readonly Uint16Array[];
  cuts: readonly number[];
  changes: readonly number[];
}): Margins | undefined => {
  const isCut = (frame: number): boolean =>
    input.cuts.some((cut) => frame >= cut - CUT_FRAMES.before && frame < cut + CUT_FRAMES.after);
  const changes = [...new Set(input.changes)].filter((frame) => frame > 0 && !isCut(frame));
  const quiet = input.rows
    .map((_, frame) => frame)
    .filter(
      (frame) =>
        frame > 0 && !isCut(frame) && changes.every((change) => Math.abs(change - frame) > HIGHLIGHT_FRAMES),
    );
  const down = extent(input.rows, changes, quiet);
  const across = extent(input.columns, changes, quiet);
  if (down === undefined || across === undefined) return undefined;
  const [perRow, perColumn] = [CANVAS.height / down.lines, CANVAS.width / across.lines];
  return {
    top: Math.round(down.from * perRow),
    right: Math.round(CANVAS.width - across.to * perColumn),
    bottom: Math.round(CANVAS.height - down.to * perRow),
  };
};
