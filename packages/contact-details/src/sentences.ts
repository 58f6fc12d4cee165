// Splits a text into sentences, and into windows of sentences that are read together.
import { matchCues } from './cues.ts';
import { extractFeatures, type Features } from './features.ts';
import type { Writer } from './finding.ts';
import type { PhraseMatch } from './phrase.ts';
import type { View } from './view.ts';
import type { Word } from './words.ts';

export type Sentence = {
  words: Word[];
  /** Where the next sentence begins. */
  end: number;
  matches: PhraseMatch<string>[];
  features: Features;
};

/** Longer sentences are cut. */
const maxSentence = 40;
/** A detail hidden in a long text has to count as much as in a short one, so long texts are read in parts. */
const maxWindow = 50;

function groupIntoSentences(words: Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    const last = sentences.at(-1);
    if (!last || word.after === 'stop' || last.length === maxSentence) sentences.push([word]);
    else last.push(word);
  }
  return sentences;
}

export function splitIntoSentences(folded: View, words: Word[], writer: Writer): Sentence[] {
  const groups = groupIntoSentences(words);
  let from = 0;
  return groups.map((group, at) => {
    const next = groups[at + 1]?.[0]!.start ?? Infinity;
    let to = from;
    while (to < folded.starts.length && folded.starts[to]! < next) to++;
    const text = folded.text.slice(from, to);
    from = to;
    const matches = matchCues(group);
    return { words: group, end: next, matches, features: extractFeatures(text, group, matches, writer) };
  });
}

/** Each window is as many sentences in a row as fit. They overlap, so that neighbors are read together. */
export function toWindows(sentences: Sentence[]): Sentence[][] {
  const windows: Sentence[][] = [];
  let first = 0;
  let size = 0;
  sentences.forEach((sentence, at) => {
    size += sentence.words.length;
    if (size > maxWindow && at > first) {
      windows.push(sentences.slice(first, at));
      while (size > maxWindow && first < at) size -= sentences[first++]!.words.length;
    }
  });
  if (first < sentences.length) windows.push(sentences.slice(first));
  return windows;
}
