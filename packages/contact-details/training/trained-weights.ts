// Trains the model on the corpus except the held-out half, and estimates how well it does on messages by someone new.
import { packWeights } from '../src/model.ts';
import { readCorpus, trainingFiles } from './corpus.ts';
import { scoreExample, toExample, trainModel, type Example } from './train-model.ts';

/** The development half has many similar messages, so each of the others counts more. */
const weightOf = (file: string) => (file === 'development.jsonl' ? 1 : 4);
/** Less than the goal of 2%, because the messages of someone new differ. */
const mostFalseAlarms = 0.015;

const readExamples = (file: string): Example[] =>
  readCorpus(file).map((message) => toExample(message, weightOf(file)));

type Scored = { score: number; isContact: boolean };
type Estimate = { left: string; recall: number; falseAlarms: number };

const shareAbove = (scored: Scored[], isContact: boolean, threshold: number) => {
  const some = scored.filter((message) => message.isContact === isContact);
  return some.filter(({ score }) => score > threshold).length / some.length;
};

/** The lowest threshold with few enough false alarms. */
function thresholdFor(scored: Scored[]): number {
  const harmless = scored.filter(({ isContact }) => !isContact).map(({ score }) => score);
  return harmless.toSorted((a, b) => b - a)[Math.floor(mostFalseAlarms * harmless.length)]!;
}

/** Trains without one writer's messages and scores them, for each writer. */
function leaveOneOut(sources: Map<string, Example[]>): { threshold: number; estimates: Estimate[] } {
  const writers = [...sources.keys()].filter((file) => file.startsWith('writer-'));
  const scored = writers.map((left) => {
    const others = [...sources].flatMap(([file, examples]) => (file === left ? [] : examples));
    const model = trainModel(others);
    return sources.get(left)!.map((example): Scored => ({
      score: example.isCertain ? Infinity : scoreExample(example, model).score,
      isContact: example.isContact,
    }));
  });
  const threshold = thresholdFor(scored.flat());
  const estimates = writers.map((left, at) => ({
    left,
    recall: shareAbove(scored[at]!, true, threshold),
    falseAlarms: shareAbove(scored[at]!, false, threshold),
  }));
  return { threshold, estimates };
}

export function trainOnCorpus(): { source: string; estimates: Estimate[] } {
  const sources = new Map(trainingFiles.map((file) => [file, readExamples(file)]));
  const { threshold, estimates } = leaveOneOut(sources);
  const { weights, scale, bias } = trainModel([...sources.values()].flat());
  const source = `// Written by npm run contact:train.
import { unpackWeights, type Model } from './model.ts';

const packed =
  '${packWeights(weights).toBase64()}';

export const model: Model = {
  weights: unpackWeights(Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0))),
  scale: ${scale},
  bias: ${bias - threshold},
};
`;
  return { source, estimates };
}
