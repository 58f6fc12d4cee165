// Splits a text into words that phrases can be compared with. Undoes disguised app names and letters written apart.
import { appInLetters, appNamed, disguisedApp, splitApp } from './app-names.ts';
import { readNativeWords } from './native-words.ts';
import { joinCompounds, usualForm } from './short-forms.ts';
import { looksLikeHandle } from './user-names.ts';
import { originalSpan, rewrite, type View } from './view.ts';

export type Word = {
  /** In lower case, without apostrophes; names of apps in their usual form. */
  word: string;
  /** As it was written, folded. */
  written: string;
  /** Offsets in the original text. */
  start: number;
  end: number;
  /** What separates it from the previous word: the end of a sentence, a comma, or nothing in particular. */
  after: 'stop' | 'comma' | 'space';
  isDisguised: boolean;
  /** Can only be a user name. */
  isHandle: boolean;
};

const lettersApart = /(?<![a-z0-9@$'])(?:[a-z0-9@$!][ ._*|~/-]{1,2}){2,40}[a-z0-9@$](?![a-z0-9@$'])/g;
const links =
  /(?:https?:\/\/|www\.)[^\s]{1,300}|(?<![a-z0-9@.-])[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){1,3}\/[^\s]{1,200}/g;
const signs = /(?<=(?:^|[^a-z])(?:my|ur|your|yr|what|which|the|a|best|good|phone|cell) )[#@](?![a-z0-9])/g;
const repeated = /([a-z])\1{2,}/g;
/** "Snap! Rosa had the same idea.", "snap-on lids", "a telegram-style invitation" */
const notAnApp =
  /(?<=^|[.!?"\n] ?)(?:oh |aw )?snap ?!|(?<![a-z])(?:snap|signal|steam|telegram|discord|slack|matrix)-(?=[a-z]{2})/g;
/** Letters of other scripts make up words, too. */
const wordPattern =
  /@[a-z0-9_][a-z0-9_.-]+[a-z0-9_]|(?:[@$]|(?<![^\s])!(?=\w))?[a-z0-9_]+(?:['.@$!|+*#][a-z0-9_]+){0,12}(?![\u0370-\u1fff])|[a-z0-9_\u0370-\u1fff\u3040-\u30ff\u3400-\u9fff]+/g;

const isSpelledOut = (letters: string) => (letters.match(/[a-z]/g)?.length ?? 0) * 2 > letters.length;

function joinLetters(view: View): View {
  return rewrite(view, lettersApart, ([apart]) => {
    const letters = apart.replace(/[ ._*|~/-]/g, '');
    return letters.length > 2 && isSpelledOut(letters) ? letters : apart;
  });
}

function separatorBefore(gap: string): Word['after'] {
  if (gap === ' ') return 'space';
  if (/[.!?;\n]/.test(gap)) return 'stop';
  return gap.includes(',') || gap.includes(' - ') ? 'comma' : 'space';
}

type Known = Pick<Word, 'word' | 'isDisguised' | 'isHandle'>;

const onlyLetters = /^[a-z]+$/;

function toWord(written: string, wasApart: boolean): Known {
  // Most words: neither disguised nor a user name.
  if (!wasApart && onlyLetters.test(written))
    return { word: appNamed(written) ?? usualForm(written), isDisguised: false, isHandle: false };
  const plain = written.replace(/^!|'/g, '');
  const known = appNamed(plain) ?? (written.endsWith("'s") ? appNamed(written.slice(0, -2)) : undefined);
  if (known && !wasApart) return { word: known, isDisguised: false, isHandle: false };
  const hidden = wasApart ? appInLetters(plain) : disguisedApp(written);
  const isDisguised = hidden !== undefined;
  return {
    word: hidden ?? known ?? usualForm(plain),
    isDisguised,
    isHandle: looksLikeHandle({ written, isDisguised }),
  };
}

/** Merges names that were split in two: "snap chat", "in sta". */
function mergeSplitNames(words: Word[]): Word[] {
  const merged: Word[] = [];
  for (const next of words) {
    const last = merged.at(-1);
    const app = last && next.after === 'space' ? splitApp(last.written, next.written) : undefined;
    if (!last || !app) merged.push(next);
    else
      merged[merged.length - 1] = {
        ...last,
        word: app.name,
        written: last.written + next.written,
        end: next.end,
        isDisguised: !app.isUsual,
        isHandle: false,
      };
  }
  return merged;
}

/** Names of apps that are ordinary words, too: "the signal", "oh snap". */
const ordinaryWords = new Set(
  'signal messenger slack matrix steam threads discord disc tele sc snap snaps hinge hoop bumble'.split(' '),
);
const beforeApp = new Set(
  `on my your our ur via through thru over use using used try called named app like have got add install download by to or and called with prefer get do got
  hai du tienes usas por auf su sur en no al the_app tas u is about join which what mi mon mein meu hast`.split(
    /\s+/,
  ),
);
const usesApp = new Set('on use using have got via your my through over by'.split(' '));
const beforePhoto = new Set(
  'a an some the few your photos pictures pics photo it one two three four five them decision judgment'.split(
    ' ',
  ),
);

function isOrdinary(words: Word[], at: number): boolean {
  const { written } = words[at]!;
  if (!ordinaryWords.has(written)) return false;
  const [before, next] = [words[at - 1], words[at + 1]];
  const isFirst = !before || words[at]!.after === 'stop';
  const isLast = !next || next.after === 'stop';
  if (written === 'discord') return /^(?:between|among|over|in)$/.test(next?.word ?? '');
  if (written.startsWith('snap') && !(before && usesApp.has(before.word))) {
    return (
      (!isLast && beforePhoto.has(next.word)) || (!isFirst && /^(?:oh|a|cold|ginger)$/.test(before.word))
    );
  }
  return (
    !(isLast && isFirst) &&
    !(!isFirst && beforeApp.has(before.word)) &&
    !(!isLast && (next.isHandle || /^(?:name|username|id|tag)$/.test(next.word)))
  );
}

export function splitIntoWords(folded: View): Word[] {
  const withoutLinks = rewrite(
    rewrite(
      rewrite(readNativeWords(folded), links, () => ' weblink '),
      notAnApp,
      () => ' ',
    ),
    signs,
    ([sign]) => (sign === '#' ? 'number' : 'username'),
  );
  const view = joinCompounds(joinLetters(rewrite(withoutLinks, repeated, ([, letter]) => letter!)));
  const words: Word[] = [];
  let previousEnd = 0;
  for (const match of view.text.matchAll(wordPattern)) {
    const [written] = match;
    const gap = view.text.slice(previousEnd, match.index);
    previousEnd = match.index + written.length;
    const span = originalSpan(view, match.index, previousEnd);
    // Letters that were written apart all point to the same part of the original, which is longer because of the gaps.
    const wasApart =
      written.length > 2 &&
      view.starts[match.index] === view.starts[previousEnd - 1] &&
      span.end - span.start > written.length;
    const { word, isDisguised, isHandle } = toWord(written, wasApart);
    const after = separatorBefore(gap);
    words.push({ word, written, ...span, after, isDisguised, isHandle });
  }
  const merged = mergeSplitNames(words);
  const ordinary = merged.filter((_, at) => isOrdinary(merged, at));
  for (const word of ordinary) word.word = `ordinary ${word.written}`;
  return merged;
}
