import { Tag } from '../../../ui/tag.tsx';

/** A student's picks as tags. */
export const TagWords = ({ words }: { words: readonly string[] }) =>
  words.length > 0 ? (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <Tag>{word}</Tag>
        </li>
      ))}
    </ul>
  ) : (
    <p className="text-sm text-ink-soft">Not specified</p>
  );

/** The same with a heading. */
export const Words = ({ title, words }: { title: string; words: readonly string[] }) => (
  <section className="grid content-start gap-2">
    <h3 className="text-base">{title}</h3>
    <TagWords words={words} />
  </section>
);
