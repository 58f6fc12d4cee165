// What operators decided about a company's initiative or its messages. They don't say who reported something.
import { productName, takedownReasons, type ReportReason } from '@questline/contract/plain';
import { Frame } from '../frame.tsx';
import { Button, Paragraph, Small, Title } from '../parts.tsx';
import { renderEmail } from '../render.ts';
import { short } from '../short.ts';

const reason = `You're getting this email because you own a company on ${productName}.`;

type Takedown = { initiativeName: string; why: ReportReason; link: string; site: string };

export const initiativeTakenDown = ({ initiativeName, why, link, site }: Takedown) =>
  renderEmail(
    `Taken down: ${short(initiativeName)}`,
    <Frame preview={takedownReasons[why]} reason={reason} site={site}>
      <Title>We took an initiative down</Title>
      <Paragraph>
        {`A person on our safety team looked at “${initiativeName}” and took it down. ${takedownReasons[why]}`}
      </Paragraph>
      <Paragraph>
        Students can't see it anymore, and the work on it has ended. What they finished stays in their
        history.
      </Paragraph>
      <Paragraph>
        You can create a new initiative that follows the code of conduct. Your other initiatives haven't
        changed.
      </Paragraph>
      <Button href={link}>See what you can do</Button>
      <Small>If you think we got this wrong, reply to this email. A person reads it.</Small>
    </Frame>,
  );

type Warning = { companyName: string; site: string };

export const contactWarning = ({ companyName, site }: Warning) =>
  renderEmail(
    'Please keep contact with students on Questline'.replace('Questline', productName),
    <Frame preview="We removed contact details from a message." reason={reason} site={site}>
      <Title>A warning about contact details</Title>
      <Paragraph>
        {`Someone at ${companyName} sent a student a phone number, an email address, another app or a plan to meet alone. We removed it before the student saw it.`}
      </Paragraph>
      <Paragraph>
        {`Students here are minors. All contact stays on ${productName}, where a second adult can always look. Please make sure everyone on your team knows this. If it happens again, we may suspend your company.`}
      </Paragraph>
      <Button href={`${site}/safety`}>Read how we keep students safe</Button>
      <Small>Questions? Reply to this email. A person reads it.</Small>
    </Frame>,
  );
