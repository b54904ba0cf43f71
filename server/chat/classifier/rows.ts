/** Adds a row of a matrix, times a factor. */
export function addRow(sums: Float32Array, matrix: Float32Array | Int8Array, row: number, factor: number) {
  const start = row * sums.length;
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + factor * (matrix[start + at] ?? 0);
}

/** Moves a row of a matrix against a gradient. */
export function moveRow(matrix: Float32Array, row: number, gradient: Float32Array, pace: number) {
  const start = row * gradient.length;
  for (let at = 0; at < gradient.length; at += 1) {
    matrix[start + at] = (matrix[start + at] ?? 0) - pace * (gradient[at] ?? 0);
  }
}

/** In place. */
export function softmax(scores: Float32Array): Float32Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at += 1) highest = Math.max(highest, scores[at] ?? 0);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const share = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = share;
    sum += share;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
  return scores;
}
