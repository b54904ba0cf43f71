import { FEATURE_SLOTS, type FeatureVector } from "./feature-vector.ts";
import { addRow, softmax } from "./rows.ts";

/** A weight for each label in each feature slot that matters, in eight bits with a scale for the slot. */
export interface LinearModel {
  labels: readonly string[];
  bias: Float32Array;
  slots: Uint32Array;
  scales: Float32Array;
  /** One row for each slot, one column for each label. */
  weights: Int8Array;
}

export type Scorer = (features: FeatureVector) => Float32Array;

const MOST = 127;

/** `weights` has a row for every feature slot; empty rows are left out. */
export function compactModel(labels: readonly string[], weights: Float32Array, bias: Float32Array): LinearModel {
  const width = labels.length;
  const rowOf = (slot: number) => weights.subarray(slot * width, (slot + 1) * width);
  const slots = Uint32Array.from(
    Array.from({ length: FEATURE_SLOTS }, (_, slot) => slot).filter((slot) =>
      rowOf(slot).some((weight) => weight !== 0),
    ),
  );
  const scales = Float32Array.from(
    slots,
    (slot) => rowOf(slot).reduce((most, w) => Math.max(most, Math.abs(w)), 0) / MOST,
  );
  const rows = new Int8Array(slots.length * width);
  for (const [row, slot] of slots.entries()) {
    rows.set(
      rowOf(slot).map((weight) => Math.round(weight / (scales[row] || 1))),
      row * width,
    );
  }
  return { labels, bias, slots, scales, weights: rows };
}

/** Gives the probability of each label, in their order. */
export function scorerOf({ bias, slots, scales, weights }: LinearModel): Scorer {
  const rowOfSlot = new Int32Array(FEATURE_SLOTS).fill(-1);
  for (const [row, slot] of slots.entries()) rowOfSlot[slot] = row;
  return (features) => {
    const scores = Float32Array.from(bias);
    for (const [at, slot] of features.slots.entries()) {
      const row = rowOfSlot[slot] ?? -1;
      if (row >= 0) addRow(scores, weights, row, (features.weights[at] ?? 0) * (scales[row] ?? 0));
    }
    return softmax(scores);
  };
}
