import { firstName, limits, productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';

type LateEmail = {
  recipientName: string;
  applications: number;
  submissions: number;
  link: string;
  stopLink: string;
  site: string;
};

const counted = (count: number, one: string) =>
  count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`];

/** "2 applications and 1 submission". */
const whatIsLate = ({ applications, submissions }: LateEmail) =>
  [...counted(applications, 'application'), ...counted(submissions, 'submission')].join(' and ');

const sentenceOf = (email: LateEmail) =>
  `${whatIsLate(email)} ${email.applications + email.submissions === 1 ? 'is' : 'are'} waiting longer than you promised`;

/** Reminds a company of answers that are later than it promised. */
export const answersLate = (email: LateEmail) =>
  renderEmail(
    `Late: ${whatIsLate(email)}`,
    <Frame
      preview="A short answer is enough, even if it's a no."
      reason={`You're getting this email because your company has initiatives on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
    >
      <Title>Students are waiting for your answer</Title>
      <Paragraph>
        {`Hi ${firstName(email.recipientName)}, ${sentenceOf(email)}. A short answer is enough, even if it's a no.`}
      </Paragraph>
      {email.applications > 0 && (
        <Paragraph>
          {`After ${limits.unansweredDays} days without an answer, we close an application and tell the student that you didn't get back to them.`}
        </Paragraph>
      )}
      <Button href={email.link}>See what's waiting</Button>
      <Small>We remind you once about each of them, and at most once a day.</Small>
    </Frame>,
  );
