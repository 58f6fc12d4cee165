import { productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { firstName, short } from './short.ts';

export type EndedMail = {
  studentName: string;
  initiativeName: string;
  companyName: string;
  /** The company ended this student's work, closed the initiative, or closed it before deciding on the application. */
  what: 'ended' | 'closed' | 'undecided';
  link: string;
  stopLink: string;
  site: string;
};

const sentences: Record<EndedMail['what'], (mail: EndedMail) => string> = {
  ended: ({ companyName, initiativeName }) => `${companyName} ended your work on “${initiativeName}”.`,
  closed: ({ companyName, initiativeName }) =>
    `${companyName} closed “${initiativeName}”, so your work on it has ended.`,
  undecided: ({ companyName, initiativeName }) =>
    `${companyName} closed “${initiativeName}” before deciding on your application.`,
};

/** Never contains the company's own words. */
export const applicationEnded = (mail: EndedMail) => {
  const sentence = sentences[mail.what](mail);
  const hasWorked = mail.what !== 'undecided';
  return renderMail(
    `${hasWorked ? 'Your work has ended' : 'Closed'}: ${short(mail.initiativeName)}`,
    <Frame
      preview={sentence}
      reason={`You're getting this email because you applied to an initiative on ${productName}.`}
      site={mail.site}
      stopLink={mail.stopLink}
    >
      <Title>{hasWorked ? 'Your work has ended' : 'This initiative was closed'}</Title>
      <Paragraph>{`Hi ${firstName(mail.studentName)}, ${sentence}`}</Paragraph>
      <Paragraph>
        {hasWorked
          ? 'Your finished tasks and feedback stay in your history.'
          : "This wasn't about you. Other initiatives are open, and you can apply to them anytime."}
      </Paragraph>
      <Button href={mail.link}>{hasWorked ? 'See your history' : 'Find another initiative'}</Button>
      <Small>Your profile and your other applications stay as they are.</Small>
    </Frame>,
  );
};
