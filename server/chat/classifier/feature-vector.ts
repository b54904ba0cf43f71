/** Slots that features are hashed into; a power of two. */
export const FEATURE_SLOTS = 1 << 18;

/** A question as numbers: slots and the weight in each; the weights have the length 1 as a vector. */
export interface FeatureVector {
  slots: Uint32Array;
  weights: Float32Array;
}

export type Weighted = readonly [feature: string, weight: number];

/** Of features that fall into one slot the heaviest counts. */
export function vectorOf(features: readonly Weighted[]): FeatureVector {
  const found = new Map<number, number>();
  for (const [feature, weight] of features) {
    const slot = hash(feature) & (FEATURE_SLOTS - 1);
    found.set(slot, Math.max(found.get(slot) ?? 0, weight));
  }
  const length = Math.hypot(...found.values()) || 1;
  return { slots: Uint32Array.from(found.keys()), weights: Float32Array.from(found.values(), (w) => w / length) };
}

/** FNV-1a over UTF-16 units, with a last mixing so that the low bits are even. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
