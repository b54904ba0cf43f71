import type { Features } from "./features.ts";
import { FEATURE_SLOTS } from "./features.ts";
import { type Model, probabilities } from "./model.ts";

export interface LabelledFeatures {
  features: Features;
  label: number;
}

export const defaults = { epochs: 14, rate: 4, decay: 1e-5, seed: 20_061, smoothing: 0.05 };

/**
 * Multinomial logistic regression by stochastic gradient descent with AdaGrad steps. The same examples in the same
 * order give the same model, bit for bit.
 */
export function train(labels: readonly string[], examples: readonly LabelledFeatures[], options = defaults): Model {
  const classes = labels.length;
  const model: Model = { labels, weights: new Float32Array(FEATURE_SLOTS * classes), bias: new Float32Array(classes) };
  const squares = new Float32Array(FEATURE_SLOTS).fill(0);
  const order = examples.map((_, at) => at);
  const random = randomNumbers(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    const rate = options.rate * (1 - epoch / options.epochs) ;
    for (const at of order) {
      const example = examples[at];
      if (example) step(model, example, rate, options, squares);
    }
  }
  return model;
}

function step({ weights, bias, labels }: Model, { features, label }: LabelledFeatures, rate: number, { decay, smoothing }: typeof defaults, squares: Float32Array) {
  const classes = labels.length;
  const gradient = probabilities({ labels, weights, bias }, features);
  for (let c = 0; c < classes; c += 1) gradient[c] = (gradient[c] ?? 0) - smoothing / classes;
  gradient[label] = (gradient[label] ?? 0) - (1 - smoothing);
  const { slots, weights: values } = features;
  for (let at = 0; at < slots.length; at += 1) {
    const row = (slots[at] ?? 0) * classes;
    const pace = rate * (values[at] ?? 0);
    for (let c = 0; c < classes; c += 1) {
      const w = weights[row + c] ?? 0;
      weights[row + c] = w - pace * (gradient[c] ?? 0) - rate * decay * w;
    }
  }
  for (let c = 0; c < classes; c += 1) bias[c] = (bias[c] ?? 0) - 0.02 * rate * (gradient[c] ?? 0);
}

function shuffle(order: number[], random: () => number) {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/** mulberry32: small, and the same everywhere. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
