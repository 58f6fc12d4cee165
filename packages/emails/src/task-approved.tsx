import { bylineOf, firstName, productName } from '@questline/contract/plain';
import { Facts } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';
import { Trail } from './trail.tsx';

export type TaskEmail = {
  studentName: string;
  taskTitle: string;
  initiativeName: string;
  companyName: string;
  /** The person who reviewed it; null if the name is unknown. */
  reviewerName: string | null;
  taskUrl: string;
  stopLink: string;
  site: string;
};

/** "Rosa Diaz from Sunny Side Bakery", in a sentence. */
export const reviewedBy = ({ reviewerName, companyName }: Pick<TaskEmail, 'reviewerName' | 'companyName'>) =>
  reviewerName ? `${reviewerName} from ${companyName}` : companyName;

export const factsOf = ({ reviewerName, companyName, taskTitle, initiativeName }: TaskEmail) => ({
  'Reviewed by': bylineOf(reviewerName, companyName),
  Task: taskTitle,
  Initiative: initiativeName,
});

/** Never quotes the company. */
export const taskApproved = (email: TaskEmail) =>
  renderEmail(
    `Approved: ${short(email.taskTitle)}`,
    <Frame
      preview={`${reviewedBy(email)} approved your submission.`}
      reason={`You're getting this email because you're working on an initiative on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
      trail={<Trail steps={['Submitted', 'Reviewed', 'Approved']} at={3} />}
    >
      <Title>Approved!</Title>
      <Paragraph>
        {`Nice work, ${firstName(email.studentName)}! ${reviewedBy(email)} reviewed your submission and approved it.`}
      </Paragraph>
      <Facts facts={factsOf(email)} />
      <Button href={email.taskUrl}>See what's next</Button>
      <Small>Approved tasks always stay in your history, along with any feedback.</Small>
    </Frame>,
  );
