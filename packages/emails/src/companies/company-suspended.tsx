// For students who work with a company, or wait for its answer, when operators suspend or restore it.
import { firstName, productName } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, Paragraph, Small, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';
import { short } from '../short.ts';

type Props = {
  studentName: string;
  initiativeName: string;
  companyName: string;
  link: string;
  stopLink: string;
  site: string;
};

const reason = `You're getting this email because you applied to an initiative on ${productName}.`;

export const companySuspended = ({ studentName, initiativeName, companyName, link, stopLink, site }: Props) =>
  renderEmail(
    `On hold: ${short(initiativeName)}`,
    <Frame preview="You don't have to do anything." reason={reason} site={site} stopLink={stopLink}>
      <Title>This initiative is on hold</Title>
      <Paragraph>
        {`Hi ${firstName(studentName)}, our safety team suspended ${companyName} while we look into something. That puts “${initiativeName}” on hold.`}
      </Paragraph>
      <Paragraph>
        You didn't do anything wrong, and you don't have to do anything. Your work is saved. The company can't
        write to you or see your profile until we're done. We'll email you if it continues, and you can leave
        anytime.
      </Paragraph>
      <Button href={link}>See your initiatives</Button>
      <Small>
        If something happened that made you uncomfortable, reply to this email. A person reads it.
      </Small>
    </Frame>,
  );

export const companyRestored = ({ studentName, initiativeName, companyName, link, stopLink, site }: Props) =>
  renderEmail(
    `You can continue: ${short(initiativeName)}`,
    <Frame preview={`${companyName} is back.`} reason={reason} site={site} stopLink={stopLink}>
      <Title>You can continue</Title>
      <Paragraph>
        {`Hi ${firstName(studentName)}, our safety team is done, and ${companyName} is back on ${productName}. Everything in “${initiativeName}” is where you left it.`}
      </Paragraph>
      <Paragraph>Changed your mind? You can leave the initiative or block the company anytime.</Paragraph>
      <Button href={link}>Continue</Button>
    </Frame>,
  );
