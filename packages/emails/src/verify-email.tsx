import { limits, productName, type UserType } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Spelled, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { Trail } from './trail.tsx';

const opens: Record<UserType, string> = {
  student: 'After that you can apply to initiatives and write to companies.',
  company: 'After that you can activate initiatives and write to students.',
};
const goals: Record<UserType, string> = { student: 'First quest', company: 'First initiative' };

// No name in it: anybody can sign up with somebody else's address and call themselves an advertisement.
export const verifyEmail = ({ link, site, userType }: { link: string; site: string; userType: UserType }) =>
  renderMail(
    'Confirm your e-mail address',
    <Frame
      preview="One click, and everything is open to you."
      reason={`You get this because this address was used to sign up at ${productName}.`}
      site={site}
      trail={<Trail steps={['Account made', 'Your address', goals[userType]]} at={1} />}
    >
      <Title>Is this your address?</Title>
      <Paragraph>
        {`You signed up for ${productName}. Please confirm that this address is yours. ${opens[userType]}`}
      </Paragraph>
      <Button href={link}>Confirm my address</Button>
      <Small>{`The link works for ${limits.verifyLinkHours} hours. You can ask for a new one at any time.`}</Small>
      <Small>Was it not you? Then you can ignore this mail: the address stays unconfirmed.</Small>
      <Spelled href={link} />
    </Frame>,
  );
