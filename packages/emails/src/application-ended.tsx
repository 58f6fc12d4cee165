import { firstName, productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';

export type EndedEmail = {
  studentName: string;
  initiativeName: string;
  companyName: string;
  /** The company ended this student's work, closed the initiative, or closed it before deciding on the application. */
  what: 'ended' | 'closed' | 'undecided';
  link: string;
  stopLink: string;
  site: string;
};

const sentences: Record<EndedEmail['what'], (email: EndedEmail) => string> = {
  ended: ({ companyName, initiativeName }) =>
    `${companyName} ended the collaboration on “${initiativeName}”.`,
  closed: ({ companyName, initiativeName }) =>
    `${companyName} closed “${initiativeName}”, so the collaboration has ended.`,
  undecided: ({ companyName, initiativeName }) =>
    `${companyName} closed “${initiativeName}” before deciding on your application.`,
};

/** Never quotes the company. */
export const applicationEnded = (email: EndedEmail) => {
  const sentence = sentences[email.what](email);
  const hasWorked = email.what !== 'undecided';
  return renderEmail(
    `${hasWorked ? 'Collaboration ended' : 'Closed'}: ${short(email.initiativeName)}`,
    <Frame
      preview={sentence}
      reason={`You're getting this email because you applied to an initiative on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
    >
      <Title>{hasWorked ? 'This collaboration has ended' : 'This initiative was closed'}</Title>
      <Paragraph>{`Hi ${firstName(email.studentName)}, ${sentence}`}</Paragraph>
      <Paragraph>
        {hasWorked
          ? 'Your finished tasks and your feedback stay in your history.'
          : "This wasn't about you. Other initiatives are open, and you can apply to them anytime."}
      </Paragraph>
      <Button href={email.link}>{hasWorked ? 'See your history' : 'Find another initiative'}</Button>
      <Small>Your profile and your other applications haven't changed.</Small>
    </Frame>,
  );
};
