import { limits, productName, type UserType } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, LinkFallback, Paragraph, Small, TextLink, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';
import { Trail } from '../trail.tsx';

type Props = {
  as: UserType;
  link: string;
  signInLink: string;
  /** For someone on the waitlist. */
  removeLink: string | undefined;
  site: string;
};

const words = {
  student: {
    text: `There's a place for you on ${productName}, where high-school students work on real initiatives of companies. Create your account to look around and apply.`,
    button: 'Create student account',
  },
  company: {
    text: `There's a place for you on ${productName}, where companies and high-school students work together. Create your account and write your first initiative. We verify every company before students can see it.`,
    button: 'Create company account',
  },
} as const satisfies Record<UserType, object>;

/** An operator invites someone from the waitlist, or a company that sent an inquiry. Contains nothing that they entered:
 *  anyone can enter someone else's email address. */
export const signUpInvitation = ({ as, link, signInLink, removeLink, site }: Props) =>
  renderEmail(
    `You're invited to ${productName}`,
    <Frame
      preview="You can create your account now."
      reason={
        removeLink
          ? `You're getting this email because someone joined the ${productName} waitlist with this email address.`
          : `You're getting this email because someone sent an inquiry to ${productName} with this email address.`
      }
      site={site}
      trail={
        <Trail
          steps={[removeLink ? 'On the list' : 'Inquiry sent', 'Create account', 'First initiative']}
          at={1}
        />
      }
    >
      <Title>You're invited</Title>
      <Paragraph>{words[as].text}</Paragraph>
      <Button href={link}>{words[as].button}</Button>
      <LinkFallback href={link} />
      <Small>
        {`The link works for ${limits.signUpInvitationDays} days. Already have an account? `}
        <TextLink href={signInLink}>Sign in</TextLink>
      </Small>
      {removeLink ? (
        <Small>
          {"Wasn't you, or no longer interested? "}
          <TextLink href={removeLink}>Remove me from the waitlist</TextLink>
        </Small>
      ) : (
        <Small>Wasn't you, or no longer interested? You can ignore this email.</Small>
      )}
    </Frame>,
  );
