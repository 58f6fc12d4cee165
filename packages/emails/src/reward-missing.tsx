import { firstName, productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';

export type RewardMissingEmail = {
  recipientName: string;
  studentName: string;
  /** "$20" */
  money: string;
  /** The task, or the initiative if it is paid once. */
  what: string;
  link: string;
  stopLink: string;
  site: string;
};

export const rewardMissing = ({ recipientName, studentName, money, what, ...email }: RewardMissingEmail) =>
  renderEmail(
    `A reward of ${money} hasn't arrived`,
    <Frame
      preview={`${studentName} says the ${money} for “${what}” hasn't arrived.`}
      reason={`You're getting this email because your company has initiatives on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
    >
      <Title>{`${money} hasn't arrived`}</Title>
      <Paragraph>{`Hi ${firstName(recipientName)}, ${studentName} says the ${money} for “${what}” hasn't arrived.`}</Paragraph>
      <Paragraph>Check what happened, then mark it as paid again.</Paragraph>
      <Button href={email.link}>See rewards to pay</Button>
      <Small>{`${productName} doesn't move money. You pay students directly.`}</Small>
    </Frame>,
  );
