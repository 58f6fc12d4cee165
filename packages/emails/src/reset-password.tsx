import { limits, productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Spelled, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { Trail } from './trail.tsx';

export const resetPassword = ({ link, site }: { link: string; site: string }) =>
  renderMail(
    'Choose a new password',
    <Frame
      preview={`The link works once, for ${hours(limits.resetLinkHours)}.`}
      reason={`You get this because a new password was asked for at ${productName}.`}
      site={site}
      trail={<Trail steps={['Asked', 'New password', 'Back in']} at={1} />}
    >
      <Title>Choose a new password</Title>
      <Paragraph>
        {`Somebody, hopefully you, has forgotten the password of your ${productName} account. Choose a new one here. You are then signed out on every device and sign in with it.`}
      </Paragraph>
      <Button href={link}>Choose a new password</Button>
      <Small>{`The link works once, for ${hours(limits.resetLinkHours)}.`}</Small>
      <Small>Was it not you? Then you can ignore this mail: your password stays as it is.</Small>
      <Spelled href={link} />
    </Frame>,
  );

const hours = (count: number) => (count === 1 ? 'one hour' : `${count} hours`);
