import { limits, productName } from '@questline/contract/plain';
import { Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { cut, firstName, short } from './short.ts';

type Props = {
  senderName: string;
  recipientName: string;
  messageContent: string;
  conversationUrl: string;
  /** What the conversation is about, if about anything. */
  initiativeName: string | null;
  /** How many are unread, this one among them. */
  count: number;
  stopLink: string;
  site: string;
};

export const messageNotification = ({ senderName, messageContent, count, ...mail }: Props) => {
  const preview = cut(messageContent, limits.messagePreviewLength);
  const about = mail.initiativeName ? ` about “${mail.initiativeName}”` : '';
  return renderMail(
    `New message from ${short(senderName)}`,
    <Frame
      preview={preview}
      reason={`You get this because somebody wrote to you at ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
    >
      <Title>{`${short(senderName, 60)} wrote to you`}</Title>
      <Paragraph>
        {count > 1
          ? `Hi ${firstName(mail.recipientName)}, ${count} messages${about} are waiting for you. The last one:`
          : `Hi ${firstName(mail.recipientName)}, a message${about} is waiting for you:`}
      </Paragraph>
      <Quote text={preview} />
      <Button href={mail.conversationUrl}>Read and answer</Button>
      <Small>Please answer there: what you reply to this mail reaches nobody.</Small>
    </Frame>,
  );
};
