import { limits, productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, LinkFallback, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';

type Props = { studentName: string; link: string; site: string };

/** A new link to the guardian's page. */
export const guardianLink = ({ studentName, link, site }: Props) => {
  const name = short(studentName, 24);
  return renderEmail(
    `Your link to ${name}'s page`,
    <Frame
      preview="It works for a day."
      reason={`You're getting this email because ${name} gave us this email address as a parent's or guardian's.`}
      site={site}
    >
      <Title>{`${name}'s work on ${productName}`}</Title>
      <Paragraph>
        {`Here's your new link. It shows which companies ${name} works with and how much, and you can pause or end it there.`}
      </Paragraph>
      <Button href={link}>Open your page</Button>
      <LinkFallback href={link} />
      <Small>
        {`The link works for ${limits.guardianLinkHours} hours. Don't forward it: anyone with the link can use the page.`}
      </Small>
    </Frame>,
  );
};
