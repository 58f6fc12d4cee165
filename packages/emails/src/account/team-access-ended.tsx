import { productName } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Paragraph, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';
import { short } from '../short.ts';

type Props = {
  /** Null if the company was deleted. */
  companyName: string | null;
  /** The day on which the account is deleted. */
  deletionDay: Date;
  site: string;
};

const dayInWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** For someone who was removed from a team, or whose company was deleted by someone else. */
export function teamAccessEnded({ companyName, deletionDay, site }: Props) {
  const title = companyName ? `You're no longer on the team of ${companyName}` : 'Your company was deleted';
  return renderEmail(
    companyName ? `You're no longer on the team of ${short(companyName, 28)}` : title,
    <Frame
      preview="What this means for your account."
      reason={`You're getting this email because this email address belongs to a ${productName} account.`}
      site={site}
    >
      <Title>{title}</Title>
      <Paragraph>
        {companyName
          ? `An owner of ${companyName} removed you from its team on ${productName}. You've been signed out on all devices. What you wrote for the company stays, under your name.`
          : `An owner deleted your company on ${productName}. You've been signed out on all devices.`}
      </Paragraph>
      <Paragraph>
        {`Your account will be deleted on ${dayInWords.format(deletionDay)}, unless you join a company before then. To join one, ask an owner to invite this email address, and open the link in the invitation.`}
      </Paragraph>
      <Paragraph>After that day, you can sign up again with the same email.</Paragraph>
    </Frame>,
  );
}
