import { firstName, productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';
import { Trail } from './trail.tsx';

export type ApplicationEmail = {
  studentName: string;
  initiativeName: string;
  companyName: string;
  link: string;
  stopLink: string;
  site: string;
};

/** Never quotes the company. */
export const applicationAccepted = (email: ApplicationEmail) =>
  renderEmail(
    `You're in: ${short(email.initiativeName)}`,
    <Frame
      preview={`${email.companyName} accepted your application. Your tasks are ready.`}
      reason={`You're getting this email because you applied to an initiative on ${productName}.`}
      site={email.site}
      stopLink={email.stopLink}
      trail={<Trail steps={['Applied', 'Accepted', 'First task']} at={2} />}
    >
      <Title>You're in!</Title>
      <Paragraph>
        {`Congratulations, ${firstName(email.studentName)}! ${email.companyName} accepted your application to “${email.initiativeName}”.`}
      </Paragraph>
      <Paragraph>Your tasks are ready. Take a look at the first one whenever you like.</Paragraph>
      <Button href={email.link}>See your tasks</Button>
      <Small>{`Questions? Message ${email.companyName} from your inbox.`}</Small>
    </Frame>,
  );
