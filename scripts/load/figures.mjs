/** @param {readonly number[]} numbers @param {number} share 0 to 1 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {readonly number[]} numbers */
export const median = (numbers) => percentile(numbers, 0.5);

/**
 * How much more memory there was at the end than after the warm-up, as a share; medians of a fifth of the time each,
 * because a garbage collector's work goes up and down.
 * @param {readonly number[]} samples one a second @param {number} warmUp seconds
 */
export function growth(samples, warmUp) {
  const after = samples.slice(warmUp);
  const part = Math.max(1, Math.floor(after.length / 5));
  return median(after.slice(-part)) / median(after.slice(0, part)) - 1;
}
