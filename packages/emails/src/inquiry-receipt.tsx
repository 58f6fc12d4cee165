import { productName } from '@questline/contract/plain';
import { Facts } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { Trail } from './trail.tsx';

type Props = { wishes: string[]; signUpLink: string; site: string };

// Neither name nor message in it: anybody can send an inquiry with somebody else's address, and we would carry the
// advertisement. Wishes are words of our own list.
export const inquiryReceipt = ({ wishes, signUpLink, site }: Props) =>
  renderMail(
    'We have your inquiry',
    <Frame
      preview="A person reads it and answers to this address."
      reason={`You get this because an inquiry was sent to ${productName} with this address.`}
      site={site}
      trail={<Trail steps={['Inquiry sent', 'Our answer', 'First initiative']} at={1} turn="ours" />}
    >
      <Title>We have your inquiry</Title>
      <Paragraph>
        Thank you for writing to us. A person reads every inquiry and answers to this address.
      </Paragraph>
      {wishes.length > 0 && <Facts facts={{ 'What students would do': wishes.join(', ') }} />}
      <Paragraph>
        There is no need to wait: with an account of your own you can write your first initiative today.
      </Paragraph>
      <Button href={signUpLink}>Create company account</Button>
      <Small>Was it not you? Then you can ignore this mail: nothing follows from it.</Small>
    </Frame>,
  );
