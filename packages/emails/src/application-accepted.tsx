import { productName } from '@questline/contract/plain';
import { Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { firstName, short } from './short.ts';
import { Trail } from './trail.tsx';

export type ApplicationMail = {
  studentName: string;
  initiativeName: string;
  companyName: string;
  /** The company's personal line, if it wrote one. */
  note: string | null;
  link: string;
  stopLink: string;
  site: string;
};

export const applicationAccepted = ({ note, ...mail }: ApplicationMail) =>
  renderMail(
    `You are in: ${short(mail.initiativeName)}`,
    <Frame
      preview={`${mail.companyName} accepted you. Your tasks are open.`}
      reason={`You get this because you applied to an initiative at ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
      trail={<Trail steps={['Applied', 'Accepted', 'First task']} at={2} />}
    >
      <Title>You are in!</Title>
      <Paragraph>
        {`Congratulations, ${firstName(mail.studentName)}. ${mail.companyName} accepted you for “${mail.initiativeName}”.`}
      </Paragraph>
      {note && <Quote text={note} />}
      <Paragraph>Your tasks are open now. Have a look at the first one whenever it suits you.</Paragraph>
      <Button href={mail.link}>See your tasks</Button>
      <Small>{`Any question? You can write to ${mail.companyName} in your inbox.`}</Small>
    </Frame>,
  );
