import { firstName, productName } from '@questline/contract/plain';
import type { ReceivedEmail } from './application-received.tsx';
import { Items } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { Trail } from './trail.tsx';

const titleFor = (count: number) =>
  count === 1 ? 'You have a submission to review' : `You have ${count} submissions to review`;

export const submissionReceived = ({ recipientName, items, count, ...email }: ReceivedEmail) =>
  renderEmail(
    titleFor(count),
    <Frame
      preview={items.map(({ title, detail }) => `${title}: ${detail}`).join(', ')}
      reason={`You're getting this email because your company has initiatives on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
      trail={<Trail steps={['Submitted', 'Your feedback', 'Next task']} at={1} />}
    >
      <Title>{titleFor(count)}</Title>
      <Paragraph>
        {`Hi ${firstName(recipientName)}, new work is ready for your review. Even one sentence of feedback helps a student improve.`}
      </Paragraph>
      <Items items={items} />
      {count > items.length && <Paragraph>{`And ${count - items.length} more.`}</Paragraph>}
      <Button href={email.link}>Review submissions</Button>
      <Small>We send this email at most once an hour.</Small>
    </Frame>,
  );
