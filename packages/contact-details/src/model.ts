// A linear model: the sum of the weights of all features. `npm run contact:train` writes the weights.
import { groups, tableSize, type Features } from './features.ts';

/** Weights are multiples of `scale`. */
export type Model = { weights: Int8Array | Float64Array; scale: number; bias: number };

/** Most weights are zero, so only the others are stored: the distance to the next one, 7 bits a byte, and the weight. */
export function packWeights(weights: Model['weights']): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let last = -1;
  weights.forEach((weight, index) => {
    if (weight === 0) return;
    let distance = index - last;
    for (; distance > 127; distance >>= 7) bytes.push((distance & 127) | 128);
    bytes.push(distance, weight & 255);
    last = index;
  });
  return Uint8Array.from(bytes);
}

export function unpackWeights(bytes: Uint8Array): Int8Array {
  const weights = new Int8Array(tableSize);
  for (let at = 0, index = -1; at < bytes.length; at++) {
    let [distance, shift] = [0, 0];
    for (; bytes[at]! > 127; at++, shift += 7) distance |= (bytes[at]! & 127) << shift;
    index += distance | (bytes[at]! << shift);
    weights[index] = bytes[++at]!;
  }
  return weights;
}

/** Groups with fewer features count less. */
const fewFeatures = 20;

/** How much each feature of a group counts, so that long texts don't score higher than short ones. */
export const valueOf = (count: number) => 1 / Math.sqrt(Math.max(fewFeatures, count));

/** The score of sentences that are read together. Above zero, they lead away from Questline. */
export function scoreOf(sentences: Features[], { weights, scale, bias }: Model): number {
  let score = 0;
  for (const group of groups) {
    let [sum, count] = [0, 0];
    for (const { [group]: indices } of sentences) {
      for (const index of indices) sum += weights[index]!;
      count += indices.length;
    }
    score += sum * valueOf(count);
  }
  return score * scale + bias;
}
