import { productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, TextLink, Title } from './parts.tsx';
import { renderMail } from './render.ts';
import { Trail } from './trail.tsx';

type Props = { removeLink: string; site: string; pilotInterest: boolean };

const asked = {
  pilot:
    'You asked to be considered for the pilot. Before we open to everybody, a small group tries the first quests. We pick it from this list and write to everyone in it.',
  informed: `You asked to be kept informed. We write to you when ${productName} officially launches.`,
};

export const waitlistReceipt = ({ removeLink, site, pilotInterest }: Props) =>
  renderMail(
    'You are on the waitlist',
    <Frame
      preview={pilotInterest ? 'We consider you for the pilot.' : 'We write to you when we launch.'}
      reason={`You get this because this address was put on the waitlist of ${productName}.`}
      site={site}
      trail={
        <Trail
          steps={['On the list', pilotInterest ? 'Pilot' : 'Launch', 'First quest']}
          at={1}
          turn="ours"
        />
      }
    >
      <Title>You are on the list</Title>
      <Paragraph>{`Thanks for your interest! ${asked[pilotInterest ? 'pilot' : 'informed']}`}</Paragraph>
      <Button href={`${site}/#how-it-works`}>See how it works</Button>
      <Small>
        Changed your mind about the pilot? Join once more with the other answer: the last one counts.
      </Small>
      <Small>
        {'Was it not you, or no longer interested? '}
        <TextLink href={removeLink}>Remove this address</TextLink>
      </Small>
    </Frame>,
  );
