import { firstName } from '@questline/contract/plain';
import { Lines } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';

type Props = {
  studentName: string;
  /** The subjects of the first few; `count` includes the rest. */
  items: string[];
  count: number;
  link: string;
  /** Undefined if people can't unsubscribe from any of them. */
  stopLink: string | undefined;
  site: string;
};

/** What students would have been emailed at night. */
export const morningSummary = ({ studentName, items, count, link, stopLink, site }: Props) =>
  renderEmail(
    `Since last night: ${count} updates`,
    <Frame
      preview={items.join(', ')}
      reason="You're getting this email because you have updates from last night."
      {...(stopLink && { stopLink })}
      site={site}
    >
      <Title>{`Since last night: ${count} updates`}</Title>
      <Paragraph>{`Good morning, ${firstName(studentName)}. Here's what's new:`}</Paragraph>
      <Lines lines={items} />
      {count > items.length && <Paragraph>{`And ${count - items.length} more.`}</Paragraph>}
      <Button href={link}>See what's new</Button>
      <Small>We don't email you between 9 p.m. and 7 a.m.</Small>
    </Frame>,
  );
