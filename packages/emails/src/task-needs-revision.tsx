import { productName } from '@questline/contract/plain';
import { Facts, Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { firstName, short } from './short.ts';
import type { TaskMail } from './task-approved.tsx';
import { Trail } from './trail.tsx';

export const taskNeedsRevision = ({ companyFeedback, ...mail }: TaskMail) =>
  renderMail(
    `A change is asked for: ${short(mail.taskTitle, 36)}`,
    <Frame
      preview={`${mail.companyName} has read your work and asks for a change.`}
      reason={`You get this because you work on an initiative at ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
      trail={<Trail steps={['Handed in', 'One more try', 'Approved']} at={1} />}
    >
      <Title>One more try</Title>
      <Paragraph>
        {`Hi ${firstName(mail.studentName)}, ${mail.companyName} has read your work and asks for a change before it is approved.`}
      </Paragraph>
      {companyFeedback && <Quote text={companyFeedback} />}
      <Facts facts={{ Task: mail.taskTitle, Initiative: mail.initiativeName }} />
      <Button href={mail.taskUrl}>Open the task</Button>
      <Small>Something is not clear? Ask the company right there. Your first version is kept.</Small>
    </Frame>,
  );
