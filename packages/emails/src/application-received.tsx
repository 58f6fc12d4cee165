import { firstName, productName } from '@questline/contract/plain';
import { Items } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { Trail } from './trail.tsx';

export type ReceivedEmail = {
  recipientName: string;
  /** The first few; `count` includes the rest. */
  items: { id: string; title: string; detail: string }[];
  count: number;
  link: string;
  stopLink: string;
  site: string;
};

const titleFor = (count: number) =>
  count === 1 ? 'You have a new application' : `You have ${count} new applications`;

export const applicationReceived = ({ recipientName, items, count, ...email }: ReceivedEmail) =>
  renderEmail(
    titleFor(count),
    <Frame
      preview={items.map(({ title }) => title).join(', ')}
      reason={`You're getting this email because your company has initiatives on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
      trail={<Trail steps={['Applied', 'Your decision', 'First task']} at={1} />}
    >
      <Title>{titleFor(count)}</Title>
      <Paragraph>
        {`Hi ${firstName(recipientName)}, ${count === 1 ? 'a student' : 'these students'} would like to work with you. Take a look and let them know your decision.`}
      </Paragraph>
      <Items items={items} />
      {count > items.length && <Paragraph>{`And ${count - items.length} more.`}</Paragraph>}
      <Button href={email.link}>Review applications</Button>
      <Small>A quick reply goes a long way, especially with someone applying for the first time.</Small>
    </Frame>,
  );
