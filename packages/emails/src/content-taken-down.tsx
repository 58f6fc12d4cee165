// Something of a student or a company that operators took down. Says what it was only in the app, and never who reported it.
import { productName, takedownReasons, type ReportReason } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';

type TakenDown = { why: ReportReason; link: string; site: string };

export const contentTakenDown = ({ why, link, site }: TakenDown) =>
  renderEmail(
    `We removed something you shared on ${productName}`,
    <Frame
      preview={takedownReasons[why]}
      reason={`You're getting this email because you have an account on ${productName}.`}
      site={site}
    >
      <Title>We removed something you shared</Title>
      <Paragraph>
        {`A person on our safety team looked at it and removed it. ${takedownReasons[why]}`}
      </Paragraph>
      <Paragraph>Your notifications say what it was. Everything else stays as it is.</Paragraph>
      <Button href={link}>{`Open ${productName}`}</Button>
      <Small>If you think we got this wrong, reply to this email. A person reads it.</Small>
    </Frame>,
  );
