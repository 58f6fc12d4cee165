import { productName } from '@questline/contract/plain';
import { Facts } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { Trail } from './trail.tsx';

type Props = { wishes: string[]; signUpLink: string; site: string };

// Contains neither the name nor the message: anyone can enter someone else's email address, and we'd be
// delivering their spam. Wishes come from our own list.
export const inquiryReceipt = ({ wishes, signUpLink, site }: Props) =>
  renderEmail(
    'We got your inquiry',
    <Frame
      preview="We'll reply to this email address."
      reason={`You're getting this email because someone sent an inquiry to ${productName} with this email address.`}
      site={site}
      trail={<Trail steps={['Inquiry sent', 'Our reply', 'First initiative']} at={1} turn="ours" />}
    >
      <Title>We got your inquiry</Title>
      <Paragraph>
        Thanks for reaching out! A real person reads every inquiry and will reply to this email address.
      </Paragraph>
      {wishes.length > 0 && <Facts facts={{ 'What students would do': wishes.join(', ') }} />}
      <Paragraph>
        You don't have to wait for us. Create a company account and write your first initiative today.
      </Paragraph>
      <Button href={signUpLink}>Create company account</Button>
      <Small>Wasn't you? You can ignore this email.</Small>
    </Frame>,
  );
