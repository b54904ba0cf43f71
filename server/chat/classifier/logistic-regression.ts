import { FEATURE_SLOTS, type FeatureVector } from "./feature-vector.ts";
import { compactModel, type LinearModel } from "./linear-model.ts";
import { randomNumbers, shuffle } from "./random.ts";
import { addRow, moveRow, softmax } from "./rows.ts";

export interface LabelledFeatures {
  /** The question as it is spelled in one way or another; each epoch sees one of them, or none. */
  spellings: readonly (FeatureVector | undefined)[];
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
  const scores = new Float32Array(width);
  const seenPart = dropout(random);

  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = FIRST_RATE * (1 - epoch / EPOCHS);
    for (const at of order) {
      const { spellings = [], label = 0 } = examples[at] ?? {};
      const features = spellings[epoch % spellings.length];
      if (features) step(seenPart(features), label, rate);
    }
  }
  return compactModel(labels, weights, bias);

  function step({ slots, weights: values }: FeatureVector, label: number, rate: number) {
    scores.set(bias);
    for (let at = 0; at < slots.length; at += 1) addRow(scores, weights, slots[at] ?? 0, values[at] ?? 0);
    const gradient = softmax(scores);
    for (let at = 0; at < width; at += 1) gradient[at] = (gradient[at] ?? 0) - wanted(at === label);
    for (let at = 0; at < slots.length; at += 1) {
      // The raised value is for the scores only: measured, the smaller step generalises better.
      moveRow(weights, slots[at] ?? 0, gradient, rate * (values[at] ?? 0) * (1 - DROPOUT));
    }
    moveRow(bias, 0, gradient, BIAS_PACE * rate);
  }

  function wanted(right: boolean): number {
    return SMOOTHING / width + (right ? 1 - SMOOTHING : 0);
  }
}

/** What is left of features after dropout, raised so that the sum stays about the same. Each answer overwrites the last. */
function dropout(random: () => number) {
  let left = { slots: new Uint32Array(0), weights: new Float32Array(0) };
  return ({ slots, weights }: FeatureVector): FeatureVector => {
    if (slots.length > left.slots.length) {
      left = { slots: new Uint32Array(slots.length), weights: new Float32Array(slots.length) };
    }
    let count = 0;
    for (let at = 0; at < slots.length; at += 1) {
      if (random() < DROPOUT) continue;
      left.slots[count] = slots[at] ?? 0;
      left.weights[count] = (weights[at] ?? 0) / (1 - DROPOUT);
      count += 1;
    }
    return { slots: left.slots.subarray(0, count), weights: left.weights.subarray(0, count) };
  };
}
