// Emails about an email that operators corrected after proof: one to the new address, and one to the old.
import { limits, productName } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, LinkFallback, Paragraph, Small, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';

type Props = { link: string; site: string };

export const confirmNewEmail = ({ link, site }: Props) =>
  renderEmail(
    'Confirm your new email',
    <Frame
      preview="One click and your account uses this email."
      reason={`You're getting this email because someone asked us to use this email address for a ${productName} account.`}
      site={site}
    >
      <Title>Confirm your new email</Title>
      <Paragraph>
        {`You asked our team to use this email for your ${productName} account. Confirm it, and sign in with it from then on. We'll sign you out on all devices. Pages that are still open stop working within ${limits.accessTokenMinutes} minutes.`}
      </Paragraph>
      <Button href={link}>Confirm this email</Button>
      <Small>{`This link expires in ${limits.emailCorrectionHours} hours.`}</Small>
      <Small>Wasn't you? You can ignore this email, and nothing changes.</Small>
      <LinkFallback href={link} />
    </Frame>,
  );

export const emailChangeNotice = ({ done, link, site }: Props & { done: boolean }) =>
  renderEmail(
    done ? 'Your email was changed' : 'Someone asked to change your email',
    <Frame
      preview="If this wasn't you, stop it with one click."
      reason={`You're getting this email because this email address belongs to a ${productName} account, or did until now.`}
      site={site}
    >
      <Title>{done ? 'Your email was changed' : 'Was this you?'}</Title>
      <Paragraph>
        {done
          ? `Your ${productName} account uses another email now. If you asked our team for this, you're all set.`
          : `Someone asked our team to use another email for your ${productName} account, and showed us that the account is theirs. It changes once they confirm the new email, in ${limits.emailCorrectionWaitHours} hours at the earliest. If that was you, you're all set.`}
      </Paragraph>
      <Button href={link}>This wasn't me</Button>
      <Small>{`You can stop the change before it happens, and undo it for ${limits.emailObjectionDays} days after. If it has already happened, your password stops working, and we send you a link to choose a new one.`}</Small>
      <LinkFallback href={link} />
    </Frame>,
  );
