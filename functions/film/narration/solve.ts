/**
 * Solves `matrix · x = right` by Cholesky’s decomposition. `matrix` is symmetric and positive definite, `size` × `size`
 * by rows, of which only the lower half is read; `right` has `columns` values a row. Both are overwritten.
 */
export const solve = (
  matrix: Float64Array,
  right: Float64Array,
  size: number,
  columns: number,
): Float64Array => {
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
