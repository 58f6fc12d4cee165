import { productName } from '@questline/contract/plain';
import type { ApplicationMail } from './application-accepted.tsx';
import { Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { firstName, short } from './short.ts';

export const applicationRejected = ({ note, ...mail }: ApplicationMail) =>
  renderMail(
    `Not this time: ${short(mail.initiativeName)}`,
    <Frame
      preview={`${mail.companyName} cannot take you on this time. Other quests are open.`}
      reason={`You get this because you applied to an initiative at ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
    >
      <Title>Not this time</Title>
      <Paragraph>
        {`Hi ${firstName(mail.studentName)}, thank you for applying to “${mail.initiativeName}”. ${mail.companyName} cannot take you on for it this time.`}
      </Paragraph>
      {note && <Quote text={note} />}
      <Paragraph>
        That happens to everybody who tries, and it says nothing about the next one: other initiatives are
        open that fit what you told us.
      </Paragraph>
      <Button href={mail.link}>Find another initiative</Button>
      <Small>Your profile and your other applications stay as they are.</Small>
    </Frame>,
  );
