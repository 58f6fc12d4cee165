import { firstName, productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';

export type LeftEmail = {
  recipientName: string;
  /** Null when the student deleted their account. */
  studentName: string | null;
  initiativeName: string;
  link: string;
  stopLink: string;
  site: string;
};

export const studentLeft = ({ recipientName, studentName, initiativeName, ...email }: LeftEmail) => {
  const who = studentName ?? 'A student';
  return renderEmail(
    `A student left ${short(initiativeName)}`,
    <Frame
      preview={`${who} is no longer working on “${initiativeName}”.`}
      reason={`You're getting this email because your company has initiatives on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
    >
      <Title>{`${who} left`}</Title>
      <Paragraph>{`Hi ${firstName(recipientName)}, ${studentName ?? 'a student'} left “${initiativeName}”.`}</Paragraph>
      <Button href={email.link}>See your active students</Button>
      <Small>You keep the work you approved. There's nothing left from this student to review.</Small>
    </Frame>,
  );
};
