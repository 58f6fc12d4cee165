// Text that people entered: short labeled answers, lists and quotes.
import { Fragment } from 'react';
import { Text } from 'react-email';
import { tones } from './theme.ts';

export const Facts = ({ facts }: { facts: Record<string, string> }) => (
  <div {...tones(['sunken'], { borderRadius: 12, padding: '16px 18px 4px', margin: '4px 0 20px' })}>
    {Object.entries(facts).map(([name, fact]) => (
      <Text key={name} {...tones(['ink'], factStyle)}>
        <span {...tones(['ink-soft'], { fontSize: 13 })}>{name}</span>
        <br />
        {fact}
      </Text>
    ))}
  </div>
);

export const Items = ({ items }: { items: { id: string; title: string; detail: string }[] }) => (
  <div {...tones(['sunken'], { borderRadius: 12, padding: '16px 18px 4px', margin: '4px 0 20px' })}>
    {items.map(({ id, title, detail }) => (
      <Text key={id} {...tones(['ink'], factStyle)}>
        <strong>{title}</strong>
        <br />
        <span {...tones(['ink-soft'], { fontSize: 14 })}>{detail}</span>
      </Text>
    ))}
  </div>
);

export const Lines = ({ lines }: { lines: string[] }) => (
  <div {...tones(['sunken'], { borderRadius: 12, padding: '16px 18px 4px', margin: '4px 0 20px' })}>
    {lines.map((line) => (
      <Text key={line} {...tones(['ink'], factStyle)}>
        {line}
      </Text>
    ))}
  </div>
);

const factStyle = {
  margin: '0 0 12px',
  fontSize: 16,
  lineHeight: '23px',
  wordBreak: 'break-word',
} as const;

/** A blockquote, so the plain text also shows that these aren't our words. */
export const Quote = ({ text }: { text: string }) => (
  <blockquote {...tones(['ink', 'band-dots'], quoteStyle)}>
    {text.split(/\r\n?|\n/).map((line, n) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines never change order
      <Fragment key={n}>
        {n > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </blockquote>
);

const quoteStyle = {
  margin: '0 0 24px',
  padding: '2px 0 2px 16px',
  borderStyle: 'solid',
  borderWidth: '0 0 0 3px',
  fontSize: 16,
  lineHeight: '25px',
  wordBreak: 'break-word',
} as const;
