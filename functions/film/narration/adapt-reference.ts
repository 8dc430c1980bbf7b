import { DIMENSIONS, type Spectrum } from '#functions/film/alignment/spectrum.ts';

/**
 * Solves `matrix · x = right` by Cholesky decomposition. `matrix` is symmetric and positive definite, stored
 * as `size` × `size` by rows, and only its lower half is read; `right` has `columns` values per row. Both are
 * overwritten.
 */
const solve = (matrix: Float64Array, right: Float64Array, size: number, columns: number): Float64Array => {
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let at = 0; at < column; at += 1)
        sum -= (matrix[row * size + at] ?? 0) * (matrix[column * size + at] ?? 0);
      matrix[row * size + column] =
        row === column ? Math.sqrt(sum) : sum / (matrix[column * size + column] ?? 1);
    }
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < size; row += 1) {
      let sum = right[row * columns + column] ?? 0;
      for (let at = 0; at < row; at += 1)
        sum -= (matrix[row * size + at] ?? 0) * (right[at * columns + column] ?? 0);
      right[row * columns + column] = sum / (matrix[row * size + row] ?? 1);
    }
    for (let row = size - 1; row >= 0; row -= 1) {
      let sum = right[row * columns + column] ?? 0;
      for (let at = row + 1; at < size; at += 1)
        sum -= (matrix[at * size + row] ?? 0) * (right[at * columns + column] ?? 0);
      right[row * columns + column] = sum / (matrix[row * size + row] ?? 1);
    }
  }
  return right;
};

/**
 * The surrounding frames that are taken into account for each frame, because neighbouring sounds affect
 * pronunciation.
 */
const AROUND = [-8, -4, -2, 0, 2, 4, 8] as const;
const WIDTH = AROUND.length * DIMENSIONS + 1;
/**
 * How strongly each weight is pulled towards zero per frame, which prevents overfitting when there are few frames.
 */
const PULL = 0.01;

const fill = (input: Float64Array, { features, frames }: Spectrum, frame: number): void => {
  input[0] = 1;
  for (const [index, offset] of AROUND.entries()) {
    const from = Math.min(frames - 1, Math.max(0, frame + offset)) * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at += 1) input[1 + index * DIMENSIONS + at] = features[from + at] ?? 0;
  }
};

/**
 * The reference as the recording’s speaker would say it: a linear map from the reference’s frames to the matching
 * frames of the recording, fitted to all of them. Sentences read as written are then far closer to their own text
 * than to any other; anything else isn’t.
 */
export const adaptReference = (reference: Spectrum, recording: Spectrum, path: Int32Array): Spectrum => {
  const products = new Float64Array(WIDTH * WIDTH);
  const targets = new Float64Array(WIDTH * DIMENSIONS);
  const input = new Float64Array(WIDTH);
  for (let frame = 0; frame < reference.frames; frame += 1) {
    fill(input, reference, frame);
    const to = (path[frame] ?? 0) * DIMENSIONS;
    for (let row = 0; row < WIDTH; row += 1) {
      const value = input[row] ?? 0;
      for (let column = 0; column <= row; column += 1) {
        const at = row * WIDTH + column;
        products[at] = (products[at] ?? 0) + value * (input[column] ?? 0);
      }
      for (let dimension = 0; dimension < DIMENSIONS; dimension += 1) {
        const at = row * DIMENSIONS + dimension;
        targets[at] = (targets[at] ?? 0) + value * (recording.features[to + dimension] ?? 0);
      }
    }
  }
  for (let row = 0; row < WIDTH; row += 1) {
    const at = row * WIDTH + row;
    products[at] = (products[at] ?? 0) + PULL * reference.frames;
  }
  const weights = solve(products, targets, WIDTH, DIMENSIONS);
  const features = new Float32Array(reference.features.length);
  for (let frame = 0; frame < reference.frames; frame += 1) {
    fill(input, reference, frame);
    for (let dimension = 0; dimension < DIMENSIONS; dimension += 1) {
      let sum = 0;
      for (let row = 0; row < WIDTH; row += 1)
        sum += (input[row] ?? 0) * (weights[row * DIMENSIONS + dimension] ?? 0);
      features[frame * DIMENSIONS + dimension] = sum;
    }
  }
  return { ...reference, features };
};
