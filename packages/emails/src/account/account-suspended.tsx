// For a person who was signed out by operators, because of them or their company.
import { productName } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, Paragraph, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';

type Props = {
  /** If the whole company is suspended. */
  companyName: string | null;
  link: string;
  site: string;
};

const reason = `You're getting this email because this email address belongs to a ${productName} account.`;

export const accountSuspended = ({ companyName, site }: Omit<Props, 'link'>) =>
  renderEmail(
    `Your access to ${productName} is suspended`,
    <Frame preview="What this means, and how to reach us." reason={reason} site={site}>
      <Title>Your access is suspended</Title>
      <Paragraph>
        {companyName
          ? `Our safety team suspended ${companyName} while we look into a concern. Everyone on its team has been signed out, and students can't see it.`
          : "Our safety team suspended your account while we look into a concern. You've been signed out on all devices."}
      </Paragraph>
      <Paragraph>
        Nothing was deleted. Reply to this email if you have questions or want to tell us your side.
      </Paragraph>
    </Frame>,
  );

export const accountRestored = ({ companyName, link, site }: Props) =>
  renderEmail(
    `You can use ${productName} again`,
    <Frame preview="Your access is restored." reason={reason} site={site}>
      <Title>Welcome back</Title>
      <Paragraph>
        {companyName
          ? `${companyName} is no longer suspended. You can sign in, and students can see it again.`
          : 'Your account is no longer suspended. You can sign in again.'}
      </Paragraph>
      <Button href={link}>Sign in</Button>
    </Frame>,
  );
