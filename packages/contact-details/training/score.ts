// Prints how well contact details are found, and how fast: npm run contact:score. Prints no messages, so that nobody
// tunes anything on the held-out half.
import { findContactDetails } from '../src/index.ts';
import { heldOutFiles, readCorpus, trainingFiles, type Labeled } from './corpus.ts';
import { scoreCorpus } from './score-corpus.ts';

const least = { recall: 0.95, perSecond: 2_000 };
const mostFalseAlarms = 0.02;
const messageLength = 400;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The best of five rounds, because other processes can only slow a round down. */
function messagesPerSecond(texts: string[]): number {
  const rounds = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage();
    for (const text of texts) findContactDetails(text, { for: 'student' });
    const { user, system } = process.cpuUsage(began);
    return texts.length / ((user + system) / 1_000_000);
  });
  return Math.round(Math.max(...rounds));
}

function printScore(name: string, messages: Labeled[]) {
  const score = scoreCorpus(messages);
  console.log(
    `${name}: recall ${percent(score.recall)} (${score.found} of ${score.contact}), ` +
      `false alarms ${percent(score.falseAlarms)} (${score.alarms} of ${score.harmless})`,
  );
  return score;
}

const training = trainingFiles.flatMap(readCorpus);
printScore('training', training);
if (!heldOutFiles.length) throw new Error('There is no held-out half: add corpus/held-out.jsonl');
const { recall, falseAlarms } = printScore('held-out', heldOutFiles.flatMap(readCorpus));
const texts = training.map(({ text }) =>
  text.repeat(Math.ceil(messageLength / text.length)).slice(0, messageLength),
);
const perSecond = messagesPerSecond(texts);
console.log(`speed: ${perSecond} messages a second, ${messageLength} characters each`);

const failed = [
  recall < least.recall && `recall is below ${percent(least.recall)}`,
  falseAlarms > mostFalseAlarms && `false alarms are above ${percent(mostFalseAlarms)}`,
  perSecond < least.perSecond && `speed is below ${least.perSecond} messages a second`,
].filter(Boolean);
if (failed.length) {
  console.log(`failed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
