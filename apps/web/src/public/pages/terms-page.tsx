import { productName } from '@questline/contract/plain';
import { Points, Prose, Section } from './prose.tsx';

export const TermsPage = () => (
  <Prose
    title="Terms"
    intro={`What you agree to when you use ${productName}. Short, because you should be able to read it.`}
  >
    <Section title="Who it is for">
      <Points>
        <li>
          Students must be 13 or older. If you are under 18, show these terms to a parent or guardian first.
        </li>
        <li>A company account is made by somebody who may speak for the company.</li>
        <li>An account is either a student's or a company's. That cannot be changed later.</li>
      </Points>
    </Section>
    <Section title="Your account">
      <Points>
        <li>Use your real name and an email address that is yours. We ask you to verify it.</li>
        <li>
          Keep your password to yourself. If somebody else knows it, set a new one: that signs out every
          device.
        </li>
        <li>On a computer that others use too, log out when you are done.</li>
      </Points>
    </Section>
    <Section title="Working together">
      <Points>
        <li>
          Companies describe what there is to do and what students get for it. They decide whom they accept.
          Whatever is promised is between the company and the student.
        </li>
        <li>
          Work that you hand in must be your own. The company may use it for what the initiative describes.
        </li>
        <li>
          Be kind and be honest. No insults, no ads, no asking for passwords, money or meetings in private.
        </li>
        <li>Nobody has to finish what they started: both sides can end their work together at any time.</li>
      </Points>
    </Section>
    <Section title="What we do, and what we do not promise">
      <Points>
        <li>
          {productName} brings students and companies together. We employ neither and take no part in their
          work.
        </li>
        <li>We try hard to keep everything running, and cannot promise that it never fails.</li>
        <li>If an account harms others, we close it.</li>
      </Points>
    </Section>
    <Section title="If this changes">
      <p>We tell you before new terms begin. If you do not agree with them, you can leave.</p>
    </Section>
  </Prose>
);
