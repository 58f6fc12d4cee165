// The operators' decision about a company.
import { declineReasons, productName, type DeclineReason } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, Paragraph, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';
import { short } from '../short.ts';

type Props = { companyName: string; link: string; site: string };

const reason = `You're getting this email because you submitted a company on ${productName}.`;

export const companyVerified = ({ companyName, link, site }: Props) =>
  renderEmail(
    `Verified: ${short(companyName, 40)}`,
    <Frame preview="Students can see your active initiatives now." reason={reason} site={site}>
      <Title>Your company is verified</Title>
      <Paragraph>
        {`Students can find ${companyName} and apply to your active initiatives now. A quick reply goes a long way: students see how fast you usually answer.`}
      </Paragraph>
      <Button href={link}>Open your overview</Button>
    </Frame>,
  );

type Declined = Props & { why: DeclineReason; note: string | null };

export const companyDeclined = ({ companyName, link, site, why, note }: Declined) =>
  renderEmail(
    `We couldn't verify ${short(companyName, 36)}`,
    <Frame preview={declineReasons[why]} reason={reason} site={site}>
      <Title>We couldn't verify this yet</Title>
      <Paragraph>{`We looked at what you submitted for ${companyName}. ${declineReasons[why]}`}</Paragraph>
      {note && <Paragraph>{note}</Paragraph>}
      <Paragraph>You can correct it and submit it again. Everything you built is still there.</Paragraph>
      <Button href={link}>Try again</Button>
    </Frame>,
  );

/** Goes to the operators. */
export const companySubmitted = ({ companyName, link, site }: Props) =>
  renderEmail(
    `To verify: ${short(companyName, 40)}`,
    <Frame
      preview="A company wants to be verified."
      reason={`You're getting this email because this is the operator's email address for ${productName}.`}
      site={site}
    >
      <Title>A company wants to be verified</Title>
      <Paragraph>{`${companyName} is waiting. We promise an answer within about one business day.`}</Paragraph>
      <Button href={link}>Open the desk</Button>
    </Frame>,
  );
