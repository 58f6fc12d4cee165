import { productName } from '@questline/contract/plain';
import { Facts, Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Small, TextLink, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';

type Props = {
  contact_name: string;
  company: string;
  email: string;
  website: string | null;
  wishes: string[];
  message: string;
  site: string;
};

/** Goes to the operator, with the full inquiry. */
export const inquiryNotice = ({ contact_name, company, email, website, wishes, message, site }: Props) =>
  renderEmail(
    `Inquiry from ${short(company)}`,
    <Frame
      preview={`${contact_name}: ${message.slice(0, 120)}`}
      reason={`You're getting this email because this is the operator's email address for ${productName}.`}
      site={site}
    >
      <Title>{`Inquiry from ${short(company)}`}</Title>
      <Quote text={message} />
      <Facts
        facts={{
          Contact: contact_name,
          Company: company,
          Email: email,
          ...(website && { Website: website }),
          ...(wishes.length > 0 && { 'What students would do': wishes.join(', ') }),
        }}
      />
      <div data-skip-in-text="true">
        <Button href={mailTo(email)}>{`Reply to ${short(contact_name)}`}</Button>
      </div>
      <Small>
        {"We haven't verified that this email address belongs to the sender. Inquiries are also "}
        <TextLink href={`${site}/desk/waitlist`}>at the desk</TextLink>.
      </Small>
    </Frame>,
  );

const mailTo = (email: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your inquiry to ${productName}`)}`;
