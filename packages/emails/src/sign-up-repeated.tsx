import { productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, TextLink, Title } from './parts.tsx';
import { renderMail } from './render.ts';

type Props = { signInLink: string; forgotLink: string; site: string };

export const signUpRepeated = ({ signInLink, forgotLink, site }: Props) =>
  renderMail(
    'You already have an account',
    <Frame
      preview="Somebody tried to sign up with your address."
      reason={`You get this because this address belongs to an account at ${productName}.`}
      site={site}
    >
      <Title>You already have an account</Title>
      <Paragraph>
        Somebody just tried to sign up with your address. If it was you: there is no need to, you can simply
        sign in.
      </Paragraph>
      <Button href={signInLink}>Sign in</Button>
      <Small>
        {'Forgotten your password? '}
        <TextLink href={forgotLink}>Choose a new one</TextLink>
      </Small>
      <Small>Was it not you? Then nothing has happened: nobody got in, and your account is as it was.</Small>
    </Frame>,
  );
