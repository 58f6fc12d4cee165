import { firstName, productName } from '@questline/contract/plain';
import { Facts } from './facts.tsx';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';
import { factsOf, reviewedBy, type TaskEmail } from './task-approved.tsx';
import { Trail } from './trail.tsx';

/** Never quotes the company. */
export const taskNeedsRevision = (email: TaskEmail) =>
  renderEmail(
    `Changes requested: ${short(email.taskTitle, 36)}`,
    <Frame
      preview={`${reviewedBy(email)} reviewed your work and requested changes.`}
      reason={`You're getting this email because you're working on an initiative on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
      trail={<Trail steps={['Submitted', 'Your changes', 'Approved']} at={1} />}
    >
      <Title>Changes requested</Title>
      <Paragraph>
        {`Hi ${firstName(email.studentName)}, ${reviewedBy(email)} reviewed your submission and requested changes before approving it. The task page shows what to change.`}
      </Paragraph>
      <Facts facts={factsOf(email)} />
      <Button href={email.taskUrl}>Open the task</Button>
      <Small>Not sure what they mean? Ask the company from the task page. What you submitted is saved.</Small>
    </Frame>,
  );
