import { Tag } from '../../../ui/tag.tsx';

type Props = {
  words: readonly string[];
  /** Why the student fits. Words that are named there are marked, and come first. */
  fits?: readonly string[] | undefined;
};

/** A student's picks as tags. */
export const TagWords = ({ words, fits }: Props) =>
  words.length > 0 ? (
    <ul className="flex flex-wrap gap-1.5">
      {words
        .map((word) => ({ word, isNamed: isNamed(word, fits) }))
        .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
        .map((it) => (
          <li key={it.word} className="max-w-full">
            <Tag good={it.isNamed}>{it.word}</Tag>
          </li>
        ))}
    </ul>
  ) : (
    <p className="text-sm text-ink-soft">Not specified</p>
  );

/** Reasons end with the words they are about: "Interested in Surveys and Bakeries". */
const isNamed = (word: string, reasons: readonly string[] = []) =>
  reasons.some((reason) => reason.split(/Interested in |: |, and |, | and /).includes(word));

/** The same with a heading. */
export const Words = ({ title, words, fits }: Props & { title: string }) => (
  <section className="grid content-start gap-2">
    <h3 className="text-base">{title}</h3>
    <TagWords words={words} fits={fits} />
  </section>
);
