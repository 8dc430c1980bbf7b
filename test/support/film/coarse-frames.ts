import { eachFrame } from '#functions/film/files/decode-picture.ts';
import { need } from '#functions/film/files/native.ts';

/** The number of cells across and down. This is as much detail as survives a change of encoder. */
export const GRID = { columns: 18, rows: 32 } as const;
/** The luma of black and of white in a film, and of white on a canvas. */
const [BLACK, WHITE, FULL] = [16, 235, 255];

/** The mean brightness of each cell in a picture, 0 to 255, row by row. */
export type CoarseFrame = readonly number[];

/** Averages a picture’s brightness within each cell. */
export const coarse = (
  { width, height }: { readonly width: number; readonly height: number },
  lightAt: (column: number, row: number) => number,
): CoarseFrame => {
  const sums = new Float64Array(GRID.columns * GRID.rows);
  const counts = new Uint32Array(sums.length);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const cell =
        Math.floor((row * GRID.rows) / height) * GRID.columns + Math.floor((column * GRID.columns) / width);
      sums[cell] = (sums[cell] ?? 0) + lightAt(column, row);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  return Array.from(sums, (sum, cell) => sum / (counts[cell] ?? 1));
};

/** The film’s frames with the given numbers, in the order requested, and how many frames the film has. */
export const coarseFrames = async (
  path: string,
  wanted: readonly number[],
): Promise<{ readonly frames: readonly CoarseFrame[]; readonly count: number }> => {
  const seen = new Map<number, CoarseFrame>();
  const count = await eachFrame(path, (frame, index) => {
    if (!wanted.includes(index)) return;
    const [luma, line] = [need(frame.data?.[0], 'picture'), need(frame.linesize[0], 'line size')];
    seen.set(
      index,
      coarse(
        frame,
        (column, row) => (((luma[row * line + column] ?? BLACK) - BLACK) * FULL) / (WHITE - BLACK),
      ),
    );
  });
  return { frames: wanted.map((index) => need(seen.get(index), `frame ${index}`)), count };
};

/** How different two pictures are: the mean difference between their cells, 0 to 255. */
export const apart = (one: CoarseFrame, other: CoarseFrame): number =>
  one.reduce((sum, light, cell) => sum + Math.abs(light - (other[cell] ?? 0)), 0) / one.length;
