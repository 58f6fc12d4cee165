import { productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Paragraph, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';

type Props = { studentName: string; site: string };

/** To the email that the student replaced. Doesn't say with which one. */
export const guardianReplaced = ({ studentName, site }: Props) => {
  const name = short(studentName, 24);
  return renderEmail(
    `${name} named another parent or guardian`,
    <Frame
      preview="Your link no longer works."
      reason={`You're getting this email because ${name} had given us this email address as a parent's or guardian's.`}
      site={site}
    >
      <Title>{`${name} named another parent or guardian`}</Title>
      <Paragraph>
        {`${name} changed the email of their parent or guardian on ${productName}. Your link to ${name}'s page no longer works, and we won't write to you about ${name} again.`}
      </Paragraph>
      <Paragraph>
        {`Is that a mistake? Talk to ${name}, or reply to this email and we'll look into it.`}
      </Paragraph>
    </Frame>,
  );
};
