import { productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Title } from './parts.tsx';
import { renderEmail } from './render.ts';

type Step = 'confirmed' | 'paused' | 'resumed' | 'withdrew';
type Props = { studentName: string; what: Step; site: string };

const texts: Record<Step, { subject: string; title: string; text: string; button: string; path: string }> = {
  confirmed: {
    subject: 'Your parent or guardian said yes',
    title: 'Your parent or guardian said yes',
    text: 'You can apply to initiatives now. If an application was waiting, we sent it to the company.',
    button: 'See your initiatives',
    path: '/active',
  },
  paused: {
    subject: 'Your parent or guardian paused your account',
    title: 'Your account is paused',
    text: "Your parent or guardian paused your account. You can still sign in, read everything and download your data, but you can't apply, write or submit work, and companies can't send you messages. They can still answer your applications and review work you already submitted. Nothing is lost. Talk to your parent or guardian when you want to continue.",
    button: 'Open your account',
    path: '/feed',
  },
  resumed: {
    subject: 'Your account is active again',
    title: 'Welcome back',
    text: 'Your parent or guardian resumed your account. You can apply, write and submit work again.',
    button: 'See your initiatives',
    path: '/active',
  },
  withdrew: {
    subject: 'Your parent or guardian said no',
    title: 'Your parent or guardian said no',
    text: "Your parent or guardian doesn't want you to work with companies here right now. We ended what was running and withdrew your open applications. What you finished stays in your history, and you can still read and download everything. Talk to your parent or guardian: they can change their mind anytime.",
    button: 'See your history',
    path: '/active',
  },
};

/** To the student, about a step of the guardian. */
export const guardianStep = ({ studentName, what, site }: Props) => {
  const { subject, title, text, button, path } = texts[what];
  return renderEmail(
    subject,
    <Frame
      preview={title}
      reason={`You're getting this email because it's about your ${productName} account.`}
      site={site}
    >
      <Title>{title}</Title>
      <Paragraph>{`Hi ${studentName},`}</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Button href={`${site}${path}`}>{button}</Button>
    </Frame>,
  );
};
