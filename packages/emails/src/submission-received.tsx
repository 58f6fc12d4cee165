import { productName } from '@questline/contract/plain';
import type { ReceivedMail } from './application-received.tsx';
import { Items } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { firstName } from './short.ts';
import { Trail } from './trail.tsx';

export const submissionReceived = ({ recipientName, items, count, ...mail }: ReceivedMail) =>
  renderMail(
    count === 1 ? 'Work is waiting for you' : `Work is waiting for you: ${count} pieces`,
    <Frame
      preview={items.map(({ title, detail }) => `${title}: ${detail}`).join(', ')}
      reason={`You get this because your company offers initiatives at ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
      trail={<Trail steps={['Handed in', 'Your feedback', 'Next task']} at={1} />}
    >
      <Title>{count === 1 ? 'Work has been handed in' : `${count} pieces of work are in`}</Title>
      <Paragraph>
        {`Hi ${firstName(recipientName)}, ${count === 1 ? 'it waits' : 'they wait'} for your eyes. A sentence of feedback is enough to help somebody on.`}
      </Paragraph>
      <Items items={items} />
      {count > items.length && <Paragraph>{`And ${count - items.length} more.`}</Paragraph>}
      <Button href={mail.link}>Open the review queue</Button>
      <Small>We collect what comes in and write at most once an hour.</Small>
    </Frame>,
  );
