import { productName } from '@questline/contract/plain';
import type { ApplicationMail } from './application-accepted.tsx';
import { Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { short } from './short.ts';

export const applicationRejected = ({ note, ...mail }: ApplicationMail) =>
  renderMail(
    `Not this time: ${short(mail.initiativeName)}`,
    <Frame
      preview={`${mail.companyName} has chosen somebody else. Other quests are open.`}
      reason={`You get this because you applied to an initiative at ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
    >
      <Title>Not this time</Title>
      <Paragraph>
        {`Hi ${mail.studentName}, thank you for applying to “${mail.initiativeName}”. ${mail.companyName} has decided for somebody else this time.`}
      </Paragraph>
      {note && <Quote text={note} />}
      <Paragraph>
        That happens to everybody who tries. It says little about you, and nothing about the next one: there
        are other initiatives that fit what you told us.
      </Paragraph>
      <Button href={mail.link}>Find another initiative</Button>
    </Frame>,
  );
