import { productName } from '@questline/contract/plain';
import { TextLink } from '../frame/text-link.tsx';
import { Configured, WriteToUs } from './configured.tsx';
import { Prose, Section } from './prose.tsx';

export const ImprintPage = () => (
  <Prose title="Contact" intro={`Who runs ${productName}, and how to reach us.`}>
    <Section title="Who runs this site">
      <p>
        <Configured
          setting="IMPRINT"
          otherwise={`The people who run ${productName} for your school or city.`}
        >
          __SETTING__
        </Configured>
      </p>
    </Section>
    <Section title="Questions and concerns">
      <p>
        <WriteToUs />. If it's about something that happened on {productName}, use “Report” next to it: we see
        what you see, and urgent reports are read first.
      </p>
      <p>
        <TextLink href="/parents">For parents</TextLink> · <TextLink href="/safety">Safety</TextLink> ·{' '}
        <TextLink href="/privacy">Privacy</TextLink> · <TextLink href="/terms">Terms</TextLink>
      </p>
    </Section>
  </Prose>
);
