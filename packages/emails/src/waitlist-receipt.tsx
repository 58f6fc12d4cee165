import { productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, TextLink, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { Trail } from './trail.tsx';

type Props = { removeLink: string; site: string; pilotInterest: boolean };

const asked = {
  pilot:
    "You asked to be considered for the pilot. Before we launch, a small group of students gets to try the first quests. We'll choose them from this list and email everyone we choose.",
  informed: `You asked to be kept informed. We'll email you when ${productName} launches.`,
};

export const waitlistReceipt = ({ removeLink, site, pilotInterest }: Props) =>
  renderEmail(
    "You're on the waitlist",
    <Frame
      preview={pilotInterest ? "We'll consider you for the pilot." : "We'll email you when we launch."}
      reason={`You're getting this email because someone joined the ${productName} waitlist with this email address.`}
      site={site}
      trail={
        <Trail
          steps={['On the list', pilotInterest ? 'Pilot' : 'Launch', 'First initiative']}
          at={1}
          turn="ours"
        />
      }
    >
      <Title>You're on the list</Title>
      <Paragraph>{`Thanks for your interest! ${asked[pilotInterest ? 'pilot' : 'informed']}`}</Paragraph>
      <Button href={`${site}/#how-it-works`}>See how it works</Button>
      <Small>
        Changed your mind about the pilot? Join again with your new answer, and we'll use that one.
      </Small>
      <Small>
        {"Wasn't you, or no longer interested? "}
        <TextLink href={removeLink}>Remove me from the waitlist</TextLink>
      </Small>
    </Frame>,
  );
