import { firstName, productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';

export type RewardPaidEmail = {
  studentName: string;
  companyName: string;
  /** "$20" */
  money: string;
  /** The task, or the initiative if it is paid once. */
  what: string;
  link: string;
  stopLink: string;
  site: string;
};

/** Asks the student whether it arrived. */
export const rewardPaid = ({ studentName, companyName, money, what, ...email }: RewardPaidEmail) =>
  renderEmail(
    `Did you get your ${money}?`,
    <Frame
      preview={`${companyName} says it paid you ${money} for “${what}”.`}
      reason={`You're getting this email because you earned a reward on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
    >
      <Title>{`Did you get your ${money}?`}</Title>
      <Paragraph>{`Hi ${firstName(studentName)}, ${companyName} says it paid you ${money} for “${what}”.`}</Paragraph>
      <Paragraph>Tell us whether it arrived. It takes one click.</Paragraph>
      <Button href={email.link}>Answer</Button>
      <Small>{`${productName} doesn't move money. The company pays you directly.`}</Small>
    </Frame>,
  );
