// A linear model: the sum of the weights of all features. `npm run contact:train` writes the weights.
import { groups, type Features } from './features.ts';

export type Model = { weights: ArrayLike<number>; bias: number };
/** Weights in steps of `scale`. */
export type Quantized = { steps: Int8Array; scale: number; bias: number };

export const toModel = ({ steps, scale, bias }: Quantized): Model => ({
  weights: Float32Array.from(steps, (step) => step * scale),
  bias,
});

/** Groups with fewer features count less. */
const fewFeatures = 20;

/** How much each feature of a group counts, so that long texts don't score higher than short ones. */
export const valueOf = (count: number) => 1 / Math.sqrt(Math.max(fewFeatures, count));

/** The score of sentences that are read together. Above zero, they lead away from Questline. */
export function scoreOf(sentences: Features[], { weights, bias }: Model): number {
  let score = bias;
  for (const group of groups) {
    let [sum, count] = [0, 0];
    for (const { [group]: indices } of sentences) {
      for (const index of indices) sum += weights[index]!;
      count += indices.length;
    }
    score += sum * valueOf(count);
  }
  return score;
}
