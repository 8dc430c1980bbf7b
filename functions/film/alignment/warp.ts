import { DIMENSIONS, type Spectrum } from './spectrum.ts';

/** How many frames are grouped together in the coarse first pass. */
const COARSE = 4;
/** How far the fine pass may stray from the coarse path, in frames. */
const REACH = 40;
/**
 * The relative extra cost of a step that advances only one of the two sounds. It preserves the rhythm where the
 * sounds themselves give no clue.
 */
const UNEVEN = 0.15;

/**
 * The columns to search in each row, from `from` (inclusive) to `to` (exclusive). The ranges of neighbouring rows
 * overlap.
 */
interface Band {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

const FAR = Number.POSITIVE_INFINITY;
const ON_BOTH = 0;
const ON_ROWS = 1;
const ON_COLUMNS = 2;

/** The cheapest path through a grid from corner to corner: for each row, the first column it passes through. */
const cheapestPath = ({ from, to }: Band, distance: (row: number, column: number) => number): Int32Array => {
  const rows = from.length;
  const moves: Uint8Array[] = [];
  let before = new Float64Array(0);
  let startBefore = 0;
  for (let row = 0; row < rows; row += 1) {
    const start = from[row] ?? 0;
    const costs = new Float64Array((to[row] ?? 0) - start);
    const taken = new Uint8Array(costs.length);
    for (let at = 0; at < costs.length; at += 1) {
      const cost = distance(row, start + at);
      const above = start + at - startBefore;
      const both = row === 0 && start + at === 0 ? 0 : (before[above - 1] ?? FAR);
      const uneven = cost * UNEVEN;
      const down = (before[above] ?? FAR) + uneven;
      const right = (costs[at - 1] ?? FAR) + uneven;
      const least = Math.min(both, down, right);
      costs[at] = least + cost;
      taken[at] = least === both ? ON_BOTH : least === down ? ON_ROWS : ON_COLUMNS;
    }
    moves.push(taken);
    [before, startBefore] = [costs, start];
  }
  const firsts = new Int32Array(rows);
  let row = rows - 1;
  let column = (to[row] ?? 1) - 1;
  while (row >= 0 && column >= 0) {
    firsts[row] = column;
    const move = moves[row]?.[column - (from[row] ?? 0)];
    if (move !== ON_ROWS) column -= 1;
    if (move !== ON_COLUMNS) row -= 1;
  }
  return firsts;
};

const coarsened = ({ features, frames }: Spectrum): { features: Float32Array; frames: number } => {
  const count = Math.ceil(frames / COARSE);
  const coarse = new Float32Array(count * DIMENSIONS);
  for (let at = 0; at < frames * DIMENSIONS; at += 1) {
    const frame = Math.floor(at / DIMENSIONS / COARSE);
    const index = frame * DIMENSIONS + (at % DIMENSIONS);
    coarse[index] = (coarse[index] ?? 0) + (features[at] ?? 0) / COARSE;
  }
  return { features: coarse, frames: count };
};

const distanceOf =
  (one: Float32Array, other: Float32Array) =>
  (row: number, column: number): number => {
    let sum = 0;
    const [a, b] = [row * DIMENSIONS, column * DIMENSIONS];
    for (let at = 0; at < DIMENSIONS; at += 1) {
      const apart = (one[a + at] ?? 0) - (other[b + at] ?? 0);
      sum += apart * apart;
    }
    return Math.sqrt(sum);
  };

/** The cells close to the coarse path, at the resolution of the fine pass. */
const around = (rough: Int32Array, rows: number, columns: number): Band => {
  const band = { from: new Int32Array(rows), to: new Int32Array(rows).fill(columns) };
  for (let row = 0; row < rows; row += 1) {
    const at = Math.floor(row / COARSE);
    const next = rough[at + 1] === undefined ? columns : (rough[at + 1] ?? 0) * COARSE;
    band.from[row] = Math.max(0, (rough[at] ?? 0) * COARSE - REACH);
    band.to[row] = Math.min(columns, next + REACH);
  }
  return band;
};

/** Dynamic time warping: for each frame of `reference`, the matching frame of `recording`. */
export const warp = (reference: Spectrum, recording: Spectrum): Int32Array => {
  const [small, large] = [coarsened(reference), coarsened(recording)];
  const everywhere = {
    from: new Int32Array(small.frames),
    to: new Int32Array(small.frames).fill(large.frames),
  };
  const rough = cheapestPath(everywhere, distanceOf(small.features, large.features));
  return cheapestPath(
    around(rough, reference.frames, recording.frames),
    distanceOf(reference.features, recording.features),
  );
};
