import { FEATURE_SLOTS, type FeatureVector } from "./feature-vector.ts";
import { compactModel, type LinearModel } from "./linear-model.ts";
import { randomNumbers, shuffle } from "./random.ts";
import { addRow, moveRow, softmax } from "./rows.ts";

export interface LabelledFeatures {
  features: FeatureVector;
  /** Position among the labels. */
  label: number;
}

const EPOCHS = 14;
const FIRST_RATE = 8;
/** Share of the features that each step does not see, so that none is relied on alone. */
const DROPOUT = 0.3;
const SMOOTHING = 0.05;
const BIAS_PACE = 0.02;
const SEED = 20_061;

/**
 * Multinomial logistic regression by stochastic gradient descent, with dropout of features and smoothed labels.
 * The same examples in the same order give the same model.
 */
export function logisticRegression(labels: readonly string[], examples: readonly LabelledFeatures[]): LinearModel {
  const width = labels.length;
  const weights = new Float32Array(FEATURE_SLOTS * width);
  const bias = new Float32Array(width);
  const random = randomNumbers(SEED);
  const order = examples.map((_, at) => at);

  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = FIRST_RATE * (1 - epoch / EPOCHS);
    for (const at of order) {
      const example = examples[at];
      if (example) step(seenPart(example.features, random), example.label, rate);
    }
  }
  return compactModel(labels, weights, bias);

  function step({ slots, weights: values }: FeatureVector, label: number, rate: number) {
    const scores = Float32Array.from(bias);
    for (const [at, slot] of slots.entries()) addRow(scores, weights, slot, values[at] ?? 0);
    const gradient = softmax(scores).map((share, at) => share - wanted(at === label));
    for (const [at, slot] of slots.entries()) {
      // The raised value is for the scores only: measured, the smaller step generalises better.
      moveRow(weights, slot, gradient, rate * (values[at] ?? 0) * (1 - DROPOUT));
    }
    moveRow(bias, 0, gradient, BIAS_PACE * rate);
  }

  function wanted(right: boolean): number {
    return SMOOTHING / width + (right ? 1 - SMOOTHING : 0);
  }
}

/** What is left after dropout, raised so that the sum stays about the same. */
function seenPart({ slots, weights }: FeatureVector, random: () => number): FeatureVector {
  const seen = slots.map((_, at) => at).filter(() => random() >= DROPOUT);
  return {
    slots: seen.map((at) => slots[at] ?? 0),
    weights: Float32Array.from(seen, (at) => (weights[at] ?? 0) / (1 - DROPOUT)),
  };
}
