import { firstName, productName } from '@questline/contract/plain';
import { Facts, Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';
import { Trail } from './trail.tsx';

export type TaskEmail = {
  studentName: string;
  taskTitle: string;
  initiativeName: string;
  companyName: string;
  companyFeedback: string | null;
  taskUrl: string;
  stopLink: string;
  site: string;
};

export const taskApproved = ({ companyFeedback, ...email }: TaskEmail) =>
  renderEmail(
    `Approved: ${short(email.taskTitle)}`,
    <Frame
      preview={`${email.companyName} approved your submission.`}
      reason={`You're getting this email because you're working on an initiative on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
      trail={<Trail steps={['Submitted', 'Reviewed', 'Approved']} at={3} />}
    >
      <Title>Approved!</Title>
      <Paragraph>
        {`Nice work, ${firstName(email.studentName)}! ${email.companyName} reviewed your submission and approved it.`}
      </Paragraph>
      {companyFeedback && <Quote text={companyFeedback} />}
      <Facts facts={{ Task: email.taskTitle, Initiative: email.initiativeName }} />
      <Button href={email.taskUrl}>See what's next</Button>
      <Small>Approved tasks always stay in your history.</Small>
    </Frame>,
  );
