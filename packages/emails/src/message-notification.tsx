import { firstName, limits, productName } from '@questline/contract/plain';
import { Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { cut, short } from './short.ts';

type Props = {
  senderName: string;
  recipientName: string;
  /** Null for students: their emails never quote companies. */
  messageContent: string | null;
  conversationUrl: string;
  /** The initiative the conversation is about, if any. */
  initiativeName: string | null;
  /** Unread messages, including this one. */
  count: number;
  stopLink: string;
  site: string;
};

export const messageNotification = ({ senderName, messageContent, count, ...email }: Props) => {
  const quote = messageContent === null ? null : cut(messageContent, limits.messagePreviewLength);
  const about = email.initiativeName ? ` about “${email.initiativeName}”` : '';
  return renderEmail(
    `New message from ${short(senderName)}`,
    <Frame
      preview={quote ?? `Sign in to ${productName} to read it.`}
      reason={`You're getting this email because someone messaged you on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
    >
      <Title>{`${short(senderName, 60)} messaged you`}</Title>
      <Paragraph>
        {`Hi ${firstName(email.recipientName)}, you have ${count > 1 ? `${count} unread messages` : 'a new message'}${about}`}
        {quote === null ? '.' : count > 1 ? ". Here's the latest:" : ':'}
      </Paragraph>
      {quote !== null && <Quote text={quote} />}
      <Button href={email.conversationUrl}>Read and reply</Button>
      <Small>{`Please reply on ${productName}. If you reply to this email, the sender won't see it.`}</Small>
    </Frame>,
  );
};
