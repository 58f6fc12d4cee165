import { productName } from '@questline/contract/plain';
import { Facts, Quote } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
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

/** To the operator, with all that was sent. */
export const inquiryNotice = ({ contact_name, company, email, website, wishes, message, site }: Props) =>
  renderMail(
    `Inquiry from ${short(company)}`,
    <Frame
      preview={`${contact_name}: ${message.slice(0, 120)}`}
      reason={`You get this because this address is the operator's at ${productName}.`}
      site={site}
    >
      <Title>{`Inquiry from ${short(company)}`}</Title>
      <Quote text={message} />
      <Facts
        facts={{
          Contact: contact_name,
          Company: company,
          'E-mail': email,
          ...(website && { Website: website }),
          ...(wishes.length > 0 && { 'What students would do': wishes.join(', ') }),
        }}
      />
      <div data-skip-in-text="true">
        <Button href={mailTo(email)}>{`Answer ${short(contact_name)}`}</Button>
      </div>
      <Small>
        Nobody has checked that the address is theirs. The inquiry is also stored; npm run inquiries:export
        lists all of them.
      </Small>
    </Frame>,
  );

const mailTo = (email: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your inquiry to ${productName}`)}`;
