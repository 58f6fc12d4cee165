import { limits, productName } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, LinkFallback, Paragraph, Small, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';
import { short } from '../short.ts';

type Props = { companyName: string; invitedBy: string; link: string; site: string };

export const teamInvitation = ({ companyName, invitedBy, link, site }: Props) =>
  renderEmail(
    `Join ${short(companyName)} on ${productName}`,
    <Frame
      preview={`${invitedBy} invited you to the team.`}
      reason={`You're getting this email because ${invitedBy} invited this email address to ${companyName} on ${productName}.`}
      site={site}
    >
      <Title>{`Join ${companyName}`}</Title>
      <Paragraph>
        {`${invitedBy} invited you to work with ${companyName} on ${productName}, where companies and high-school students work together. You'll see the company's initiatives, applications and conversations with students.`}
      </Paragraph>
      <Button href={link}>Accept invitation</Button>
      <LinkFallback href={link} />
      <Small>
        {`The link works once, for ${limits.invitationDays} days. If you don't know this company, ignore this email.`}
      </Small>
    </Frame>,
  );
