import { productName } from '@questline/contract/plain';
import { Facts, Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { firstName, short } from './short.ts';
import { Trail } from './trail.tsx';

export type TaskMail = {
  studentName: string;
  taskTitle: string;
  initiativeName: string;
  companyName: string;
  companyFeedback: string | null;
  taskUrl: string;
  stopLink: string;
  site: string;
};

export const taskApproved = ({ companyFeedback, ...mail }: TaskMail) =>
  renderMail(
    `Approved: ${short(mail.taskTitle)}`,
    <Frame
      preview={`${mail.companyName} approved your work.`}
      reason={`You get this because you work on an initiative at ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
      trail={<Trail steps={['Handed in', 'Looked at', 'Approved']} at={3} />}
    >
      <Title>Approved!</Title>
      <Paragraph>
        {`Well done, ${firstName(mail.studentName)}. ${mail.companyName} has looked at your work and approved it.`}
      </Paragraph>
      {companyFeedback && <Quote text={companyFeedback} />}
      <Facts facts={{ Task: mail.taskTitle, Initiative: mail.initiativeName }} />
      <Button href={mail.taskUrl}>See what comes next</Button>
      <Small>Approved work stays yours, whatever comes after it.</Small>
    </Frame>,
  );
