// Trains the model on labeled messages: logistic regression with AdaGrad and L2, where only the most suspicious part of a
// message counts. The same messages always give the same weights.
import { groups, tableSize, type Features } from '../src/features.ts';
import { fold } from '../src/fold.ts';
import { scoreOf, valueOf, type Model } from '../src/model.ts';
import { findPatterns } from '../src/patterns.ts';
import { splitIntoSentences, toWindows } from '../src/sentences.ts';
import { splitIntoWords } from '../src/words.ts';
import type { Labeled } from './corpus.ts';

export type Example = {
  /** The features of each window's sentences. */
  windows: Features[];
  isContact: boolean;
  /** Found without the model. */
  isCertain: boolean;
  /** How much the message counts. */
  weight: number;
};

const rounds = 12;
const learningRate = 0.5;
const decay = 6e-3;
const seed = 1;
/** What only one message has says nothing about others. */
const leastMessages = 2;
/** All 173,000 weights found 96.9% of new writers' contact details, the largest 48,000 of them 96.1%. */
const mostWeights = 50_000;

const mergeFeatures = (sentences: Features[]) =>
  Object.fromEntries(
    groups.map((group) => [group, sentences.flatMap((sentence) => sentence[group])]),
  ) as Features;

export function toExample({ text, from, contact }: Labeled, weight: number): Example {
  const folded = fold(text);
  const words = splitIntoWords(folded);
  const windows = toWindows(splitIntoSentences(folded, words, from));
  return {
    windows: windows.map((window) => mergeFeatures(window.map(({ features }) => features))),
    isContact: contact,
    isCertain: findPatterns(folded, text, words, from).length > 0,
    weight,
  };
}

/** Numbers between 0 and 1 that only depend on the seed (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(items: unknown[], random: () => number) {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other]!, items[at]!];
  }
}

/** The most suspicious part of a message. */
export function scoreExample({ windows }: Example, model: Model) {
  let best = { score: -Infinity, window: windows[0] };
  for (const window of windows) {
    const score = scoreOf([window], model);
    if (score > best.score) best = { score, window };
  }
  return best;
}

/** Keeps the largest weights and rounds them to multiples of 1/127 of the largest one, so that each takes a byte. */
function quantize({ weights, bias }: Model): Model {
  const sizes = weights.map(Math.abs).toSorted();
  const scale = sizes.at(-1)! / 127;
  const smallest = sizes.at(-mostWeights)!;
  return {
    weights: Int8Array.from(weights, (weight) =>
      Math.abs(weight) < smallest ? 0 : Math.round(weight / scale),
    ),
    scale,
    bias,
  };
}

/** In how many messages each feature occurs. */
function countMessages(examples: Example[]): Uint32Array {
  const counts = new Uint32Array(tableSize);
  for (const { windows } of examples) {
    const indices = windows.flatMap((window) => groups.flatMap((group) => window[group]));
    for (const index of new Set(indices)) counts[index]!++;
  }
  return counts;
}

export function trainModel(examples: Example[]): Model {
  const weights = new Float64Array(tableSize);
  const sums = new Float64Array(tableSize);
  const squares = new Float64Array(tableSize).fill(0.01);
  const model = { weights, scale: 1, bias: 0 };
  let biasSum = 0;
  // Patterns decide about the others, so there is nothing to learn from them.
  const order = examples.filter(({ windows, isCertain }) => windows.length > 0 && !isCertain);
  const counts = countMessages(order);
  const random = randomNumbers(seed);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const example of order) {
      const { score, window } = scoreExample(example, model);
      const error = 1 / (1 + Math.exp(-score)) - (example.isContact ? 1 : 0);
      const gradient = example.weight * error;
      if (Math.abs(gradient) < 1e-3) continue;
      model.bias -= (learningRate * gradient) / 100;
      for (const group of groups) {
        const indices = window![group];
        const value = valueOf(indices.length);
        for (const index of indices) {
          if (counts[index]! < leastMessages) continue;
          const slope = gradient * value + decay * weights[index]!;
          squares[index]! += slope * slope;
          weights[index]! -= (learningRate * slope) / Math.sqrt(squares[index]!);
        }
      }
    }
    // The average of the later rounds depends less on the order of the messages.
    if (round < rounds / 2) continue;
    for (let index = 0; index < tableSize; index++) sums[index]! += weights[index]!;
    biasSum += model.bias;
  }
  const averaged = rounds / 2;
  return quantize({ weights: sums.map((sum) => sum / averaged), scale: 1, bias: biasSum / averaged });
}
