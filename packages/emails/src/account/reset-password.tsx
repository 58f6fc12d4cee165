import { limits, productName } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, Paragraph, Small, LinkFallback, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';
import { Trail } from '../trail.tsx';

const hours: number = limits.resetLinkHours;
const validity = `This link works once and expires in ${hours === 1 ? 'one hour' : `${hours} hours`}.`;

export const resetPassword = ({ link, site }: { link: string; site: string }) =>
  renderEmail(
    'Reset your password',
    <Frame
      preview={validity}
      reason={`You're getting this email because someone asked to reset your ${productName} password.`}
      site={site}
      trail={<Trail steps={['Requested', 'New password', 'Back in']} at={1} />}
    >
      <Title>Reset your password</Title>
      <Paragraph>
        {`Forgot your ${productName} password? No problem. Choose a new one, then sign in with it. For your safety, we'll sign you out on all devices. Pages that are still open stop working within ${limits.accessTokenMinutes} minutes.`}
      </Paragraph>
      <Button href={link}>Choose a new password</Button>
      <Small>{validity}</Small>
      <Small>Wasn't you? You can ignore this email. Your password stays the same.</Small>
      <LinkFallback href={link} />
    </Frame>,
  );
