// The last email to someone whose account, or company, our team deleted.
import { limits, productName } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Paragraph, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';

type Props = {
  /** If the company was deleted, and not the person's own account. */
  companyName: string | null;
  site: string;
};

export const accountDeleted = ({ companyName, site }: Props) =>
  renderEmail(
    companyName ? `Your company's account was deleted` : `Your ${productName} account was deleted`,
    <Frame
      preview="What this means, and how to reach us."
      reason={`You're getting this email because this email address belonged to a ${productName} account.`}
      site={site}
    >
      <Title>{companyName ? "Your company's account was deleted" : 'Your account was deleted'}</Title>
      <Paragraph>
        {companyName
          ? `Our team permanently deleted ${companyName} on ${productName}. Students who worked with it keep their own work. Your login will be deleted in ${limits.withoutCompanyDays} days, unless you join another company first.`
          : `Our team permanently deleted your account with everything in it. You can't sign in anymore, and we can't bring it back.`}
      </Paragraph>
      <Paragraph>Didn't ask for this, or have questions? Reply to this email.</Paragraph>
    </Frame>,
  );
