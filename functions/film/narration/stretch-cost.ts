import { DIMENSIONS, type Spectrum } from '#functions/film/alignment/spectrum.ts';

/** Frames from `from` up to but not including `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The extra cost of a step that advances along only one of the two stretches. */
const UNEVEN = 0.15;
/** How far the two stretches may get out of sync: a share of their length, but at least a fixed number of frames. */
const APART = 0.25;
const APART_FRAMES = 12;
/** How many other stretches of the reference a stretch of the recording is compared with. */
const OTHERS = 6;
const SHORTEST = 2;
/** The cost if the recording fits its own text no better than other text. */
const NO_MATCH = 1.5;

/** The mean distance along the cheapest path through two stretches; undefined if either is almost empty. */
const distance = (
  reference: Spectrum,
  rows: Stretch,
  recording: Spectrum,
  columns: Stretch,
): number | undefined => {
  const [height, width] = [rows.to - rows.from, columns.to - columns.from];
  if (height < SHORTEST || width < SHORTEST) return undefined;
  const apart = Math.max(APART_FRAMES, Math.round(width * APART));
  let [before, costs] = [new Float64Array(width + 1).fill(Infinity), new Float64Array(width + 1)];
  let [stepsBefore, steps] = [new Float64Array(width + 1), new Float64Array(width + 1)];
  before[0] = 0;
  for (let row = 1; row <= height; row += 1) {
    costs.fill(Infinity);
    const middle = Math.round((row * width) / height);
    const last = Math.min(width, middle + apart);
    const one = (rows.from + row - 1) * DIMENSIONS;
    for (let column = Math.max(1, middle - apart); column <= last; column += 1) {
      const other = (columns.from + column - 1) * DIMENSIONS;
      let sum = 0;
      for (let at = 0; at < DIMENSIONS; at += 1) {
        const between = (reference.features[one + at] ?? 0) - (recording.features[other + at] ?? 0);
        sum += between * between;
      }
      const cost = Math.sqrt(sum);
      const both = before[column - 1] ?? Infinity;
      const down = (before[column] ?? Infinity) + UNEVEN * cost;
      const right = (costs[column - 1] ?? Infinity) + UNEVEN * cost;
      const least = Math.min(both, down, right);
      costs[column] = least + cost;
      const taken =
        least === both ? stepsBefore[column - 1] : least === down ? stepsBefore[column] : steps[column - 1];
      steps[column] = (taken ?? 0) + 1;
    }
    [before, costs] = [costs, before];
    [stepsBefore, steps] = [steps, stepsBefore];
  }
  return (before[width] ?? Infinity) / (stepsBefore[width] ?? 1);
};

/** Stretches of the same length elsewhere in the reference. */
const othersOf = ({ from, to }: Stretch, frames: number): Stretch[] => {
  const length = to - from;
  return Array.from({ length: OTHERS }, (_, index) => {
    const start = Math.round(((index + 0.5) / OTHERS) * (frames - length));
    return { from: start, to: start + length };
  }).filter((other) => other.from >= to || other.to <= from);
};

/**
 * How badly a stretch of a recording fits its own stretch of the reference, relative to how badly it fits others:
 * about 0.7 if it is read as written, about 1 if something else is said. The effects of voice, room and microphone
 * cancel out.
 */
export const stretchCost = (
  { reference, recording }: { readonly reference: Spectrum; readonly recording: Spectrum },
  rows: Stretch,
  columns: Stretch,
): number => {
  const own = distance(reference, rows, recording, columns);
  // The most similar of the others may be a repetition of the same sentence, as in a refrain.
  const others = othersOf(rows, reference.frames)
    .flatMap((other) => distance(reference, other, recording, columns) ?? [])
    .toSorted((one, other) => one - other);
  const compared = others.length > 1 ? others.slice(1) : others;
  if (own === undefined || compared.length === 0 || !Number.isFinite(own)) return NO_MATCH;
  return own / (compared.reduce((sum, one) => sum + one, 0) / compared.length);
};
