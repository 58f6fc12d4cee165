// Finds requests and proposals that lead away from Questline, in words that only the model can judge.
import { requestKind, topicOf } from './cues.ts';
import type { Finding } from './finding.ts';
import { scoreOf } from './model.ts';
import { toWindows, type Sentence } from './sentences.ts';
import { model } from './weights.ts';

/** The sentences that make a window suspicious: those that are on their own, or else the most suspicious one. */
function suspiciousIn(window: Sentence[]): Sentence[] {
  if (
    scoreOf(
      window.map(({ features }) => features),
      model,
    ) <= 0
  )
    return [];
  if (window.length === 1) return window;
  const scored = window.map((sentence) => ({ sentence, score: scoreOf([sentence.features], model) }));
  const alone = scored.filter(({ score }) => score > 0);
  const [most] = scored.toSorted((a, b) => b.score - a.score);
  return (alone.length ? alone : [most!]).map(({ sentence }) => sentence);
}

/** The requests in a sentence, or all of it if there are none. */
function findingsIn({ words, end, matches }: Sentence, certain: Finding[]): Finding[] {
  const start = words[0]!.start;
  const requests = matches.flatMap((match) => {
    const kind = requestKind(match);
    return kind ? [{ kind, start: words[match.begin]!.start, end: words[match.end - 1]!.end }] : [];
  });
  if (requests.length || certain.some((finding) => finding.start < end && finding.end > start))
    return requests;
  return [{ kind: topicOf(matches), start, end: words.at(-1)!.end }];
}

export function findProposals(sentences: Sentence[], certain: Finding[]): Finding[] {
  const suspicious = new Set(toWindows(sentences).flatMap(suspiciousIn));
  return Array.from(suspicious).flatMap((sentence) => findingsIn(sentence, certain));
}
