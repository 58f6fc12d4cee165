import { productName, type ReportSubject } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Title } from './parts.tsx';
import { renderEmail } from './render.ts';

type Props = { number: number; subject: ReportSubject; link: string; site: string };

/** Goes to the operators. What was reported, and by whom, is only at the desk. */
export const urgentReport = ({ number, subject, link, site }: Props) =>
  renderEmail(
    `Urgent report R-${number}`,
    <Frame
      preview="Someone may need help. Please look at it now."
      reason={`You're getting this email because this is the operator's email address for ${productName}.`}
      site={site}
    >
      <Title>{`Urgent report R-${number}`}</Title>
      <Paragraph>{`Someone reported ${things[subject]}, and the reason is urgent. Please look at it now.`}</Paragraph>
      <Button href={link}>Open the desk</Button>
    </Frame>,
  );

const things: Record<ReportSubject, string> = {
  message: 'a message',
  conversation: 'a conversation',
  company: 'a company',
  initiative: 'an initiative',
  feedback: 'feedback',
  note: 'a note',
  closing_words: 'closing words',
  task: 'a task',
  submission: 'a submission',
};
