import { productName } from '@questline/contract/plain';
import { Points, Prose, Section } from './prose.tsx';

export const TermsPage = () => (
  <Prose
    title="Terms"
    replaceable="TERMS"
    intro={`What you agree to when you use ${productName}. We kept it short so that you can read all of it.`}
  >
    <Section title="Who can use it">
      <Points>
        <li>
          Students must be 13 or older. If you're under 18, show these terms to a parent or guardian first.
        </li>
        <li>To create a company account, you must be allowed to act for that company.</li>
        <li>An account belongs to either a student or a company. You can't switch later.</li>
      </Points>
    </Section>
    <Section title="Your account">
      <Points>
        <li>Use your real name and your own email address. We'll ask you to verify it.</li>
        <li>
          Keep your password private. If someone else knows it, choose a new one. That signs out all your
          other devices.
        </li>
        <li>On a shared computer, log out when you're done.</li>
      </Points>
    </Section>
    <Section title="Working together">
      <Points>
        <li>
          Companies describe the work and what students get for it, and they decide which students to accept.
          What a company promises a student is an agreement between the two of them.
        </li>
        <li>
          The work you submit must be your own. The company may use it for what the initiative describes.
        </li>
        <li>
          Be kind and honest. Don't insult anyone, don't advertise, and never ask for passwords, money or
          private meetings. If something feels wrong, stop, tell an adult you trust, and report it to us.
        </li>
        <li>Nobody has to finish what they started. Both sides can end the collaboration at any time.</li>
      </Points>
    </Section>
    <Section title="What we do and don't promise">
      <Points>
        <li>
          {productName} brings students and companies together. We don't employ either of them, and we're not
          part of their agreements.
        </li>
        <li>We work hard to keep everything running, but we can't promise that it never fails.</li>
        <li>If someone uses an account to harm others, we suspend it.</li>
      </Points>
    </Section>
    <Section title="If these terms change">
      <p>We'll tell you before new terms take effect. If you don't agree, you can delete your account.</p>
    </Section>
  </Prose>
);
