import type { Features } from "./features.ts";

export interface Model {
  labels: readonly string[];
  /** One row of weights for each feature slot, one column for each label. */
  weights: Float32Array;
  bias: Float32Array;
}

/** Softmax over the labels. */
export function probabilities({ labels, weights, bias }: Model, { slots, weights: values }: Features): Float32Array {
  const classes = labels.length;
  const scores = Float32Array.from(bias);
  for (let at = 0; at < slots.length; at += 1) {
    const row = (slots[at] ?? 0) * classes;
    const value = values[at] ?? 0;
    for (let c = 0; c < classes; c += 1) scores[c] = (scores[c] ?? 0) + value * (weights[row + c] ?? 0);
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) highest = Math.max(highest, score);
  let sum = 0;
  for (let c = 0; c < classes; c += 1) {
    scores[c] = Math.exp((scores[c] ?? 0) - highest);
    sum += scores[c] ?? 0;
  }
  for (let c = 0; c < classes; c += 1) scores[c] = (scores[c] ?? 0) / sum;
  return scores;
}
