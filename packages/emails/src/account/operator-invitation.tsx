// For someone who will run the platform, or who starts over with a new set-up link.
import { limits, productName } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, LinkFallback, Paragraph, Small, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';

export const operatorInvitation = ({ link, site }: { link: string; site: string }) =>
  renderEmail(
    `Set up your account at the ${productName} desk`,
    <Frame
      preview="Choose a password and create a passkey."
      reason={`You're getting this email because a lead of ${productName} sent you a set-up link.`}
      site={site}
    >
      <Title>Set up your account</Title>
      <Paragraph>
        {`The desk is where operators run ${productName}. Choose a password and create a passkey, on a device that only you use.`}
      </Paragraph>
      <Button href={link}>Set up my account</Button>
      <Small>{`This link works once and expires in ${limits.operatorSetupHours} hours. Please don't forward it: anyone who has it can set up your account.`}</Small>
      <Small>Not expecting this? Ignore this email and tell the person who runs your team.</Small>
      <LinkFallback href={link} />
    </Frame>,
  );
