import { productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { firstName, short } from './short.ts';

export type LeftMail = {
  recipientName: string;
  /** Null when the student deleted their account. */
  studentName: string | null;
  initiativeName: string;
  link: string;
  stopLink: string;
  site: string;
};

export const studentLeft = ({ recipientName, studentName, initiativeName, ...mail }: LeftMail) => {
  const who = studentName ?? 'A student';
  return renderMail(
    `A student left ${short(initiativeName)}`,
    <Frame
      preview={`${who} no longer works on ${initiativeName}.`}
      reason={`You're getting this email because your company has initiatives on ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
    >
      <Title>A student left</Title>
      <Paragraph>{`Hi ${firstName(recipientName)}, ${studentName ?? 'a student'} left “${initiativeName}”.`}</Paragraph>
      <Button href={mail.link}>See your active students</Button>
      <Small>Work that you approved stays with you. Nothing from them is left to review.</Small>
    </Frame>,
  );
};
