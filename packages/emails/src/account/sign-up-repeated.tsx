import { productName } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, Paragraph, Small, TextLink, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';

type Props = { signInLink: string; forgotLink: string; site: string };

export const signUpRepeated = ({ signInLink, forgotLink, site }: Props) =>
  renderEmail(
    'You already have an account',
    <Frame
      preview="Someone tried to sign up with your email address."
      reason={`You're getting this email because this email address belongs to a ${productName} account.`}
      site={site}
    >
      <Title>You already have an account</Title>
      <Paragraph>
        Someone just tried to sign up with your email address. If that was you, just sign in.
      </Paragraph>
      <Button href={signInLink}>Sign in</Button>
      <Small>
        {'Forgot your password? '}
        <TextLink href={forgotLink}>Choose a new one</TextLink>
      </Small>
      <Small>Wasn't you? You can ignore this email. Nobody got in, and your account hasn't changed.</Small>
    </Frame>,
  );
