import { limits, productName, type UserType } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, Paragraph, Small, LinkFallback, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';
import { Trail } from '../trail.tsx';

const opens: Record<UserType, string> = {
  student: 'Verify your email so you can apply to initiatives and message companies.',
  company: 'Verify your email so you can activate initiatives and message students.',
};
const goals: Record<UserType, string> = { student: 'First initiative', company: 'First initiative' };

// Leaves out the name: anyone can sign up with someone else's email address and put an ad in the name field.
export const verifyEmail = ({ link, site, userType }: { link: string; site: string; userType: UserType }) =>
  renderEmail(
    'Verify your email',
    <Frame
      preview="One click and you're all set."
      reason={`You're getting this email because someone signed up for ${productName} with this email address.`}
      site={site}
      trail={<Trail steps={['Account created', 'Verify email', goals[userType]]} at={1} />}
    >
      <Title>Verify your email</Title>
      <Paragraph>{`Thanks for signing up for ${productName}! ${opens[userType]}`}</Paragraph>
      <Button href={link}>Verify my email</Button>
      <Small>{`This link expires in ${limits.verifyLinkHours} hours. You can request a new one anytime.`}</Small>
      <Small>Wasn't you? You can ignore this email, and the account stays unverified.</Small>
      <LinkFallback href={link} />
    </Frame>,
  );
