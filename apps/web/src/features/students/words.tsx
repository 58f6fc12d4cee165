import { Tag } from '../../ui/tag.tsx';

type Props = { title: string; words: readonly string[] };

/** Some words that a student picked, under what they are. */
export const Words = ({ title, words }: Props) => (
  <section className="grid content-start gap-2">
    <h3 className="text-base">{title}</h3>
    {words.length > 0 ? (
      <ul className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Tag>{word}</Tag>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-sm text-ink-soft">Not said yet</p>
    )}
  </section>
);
