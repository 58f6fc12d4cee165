import { productName } from '@questline/contract/plain';
import { Items } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { firstName } from './short.ts';
import { Trail } from './trail.tsx';

export type ReceivedMail = {
  recipientName: string;
  /** The first of them; `count` knows of all. */
  items: { id: string; title: string; detail: string }[];
  count: number;
  link: string;
  stopLink: string;
  site: string;
};

export const applicationReceived = ({ recipientName, items, count, ...mail }: ReceivedMail) =>
  renderMail(
    count === 1 ? 'A student has applied' : `New applications: ${count}`,
    <Frame
      preview={items.map(({ title }) => title).join(', ')}
      reason={`You get this because your company offers initiatives at ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
      trail={<Trail steps={['Applied', 'Your answer', 'First task']} at={1} />}
    >
      <Title>{count === 1 ? 'A student has applied' : `${count} students have applied`}</Title>
      <Paragraph>
        {`Hi ${firstName(recipientName)}, ${count === 1 ? 'somebody' : 'they'} would like to work with you. Have a look at what they wrote, and give them an answer.`}
      </Paragraph>
      <Items items={items} />
      {count > items.length && <Paragraph>{`And ${count - items.length} more.`}</Paragraph>}
      <Button href={mail.link}>Look at applications</Button>
      <Small>A quick answer means much to somebody who applies for the first time.</Small>
    </Frame>,
  );
