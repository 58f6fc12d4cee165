import { productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';

type Props = { studentName: string; initiativeName: string; companyName: string; site: string };

/** To the student, about one collaboration or application. */
export const guardianEnded = ({ studentName, initiativeName, companyName, site }: Props) =>
  renderEmail(
    `Ended by your parent: ${short(initiativeName, 32)}`,
    <Frame
      preview="Your parent or guardian ended this collaboration."
      reason={`You're getting this email because it's about your ${productName} account.`}
      site={site}
    >
      <Title>Your parent or guardian ended a collaboration</Title>
      <Paragraph>{`Hi ${studentName},`}</Paragraph>
      <Paragraph>
        {`Your parent or guardian ended “${initiativeName}” with ${companyName}. The company only sees that you left. Your other initiatives haven't changed, and your finished tasks and feedback stay in your history.`}
      </Paragraph>
      <Button href={`${site}/active?tab=closed`}>See your history</Button>
    </Frame>,
  );
