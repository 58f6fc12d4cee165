import { limits, productName } from '@questline/contract/plain';
import { Frame } from './frame.tsx';
import { Button, LinkFallback, Paragraph, Small, Title } from './parts.tsx';
import { renderEmail } from './render.ts';
import { short } from './short.ts';

type Props = {
  /** The first name only. */
  studentName: string;
  /** Whether applications wait until the guardian agrees. */
  asks: boolean;
  link: string;
  site: string;
};

/** The first email to a guardian. The texts belong to `guardianTextVersion`. */
export const guardianNotice = ({ studentName, asks, link, site }: Props) => {
  const name = short(studentName, 24);
  return renderEmail(
    asks ? `${name} needs your OK to apply` : `${name} is using ${productName}`,
    <Frame
      preview={asks ? 'Applications wait until you agree.' : 'What it is, and what you can do.'}
      reason={`You're getting this email because ${name} gave us this email address as a parent's or guardian's.`}
      site={site}
    >
      <Title>{asks ? `${name} needs your OK` : `${name} is using ${productName}`}</Title>
      <Paragraph>
        {`On ${productName}, high-school students do small projects for local companies, online. ${name} wants to apply to one and named you as a parent or guardian.`}
      </Paragraph>
      <Paragraph>
        {asks
          ? 'Companies see the application only after you agree. On your private page you can agree or say no, and later see which companies it is and how many hours a week, end one collaboration, or pause everything.'
          : "You don't have to do anything. On your private page you can see which companies it is and how many hours a week, end one collaboration, pause everything, or say no."}
      </Paragraph>
      <Button href={link}>{asks ? 'Decide' : 'Open your page'}</Button>
      <LinkFallback href={link} />
      <Small>
        {`The link works for ${limits.guardianLinkHours} hours. After that, open it to get a new one by email. Don't forward it: anyone with the link can use the page.`}
      </Small>
      <Small>{`Don't know ${name}? Reply to this email and tell us.`}</Small>
    </Frame>,
  );
};
