import { limits, productName } from '@questline/contract/plain';
import { Points, Prose, Section } from './prose.tsx';

export const PrivacyPage = () => (
  <Prose
    title="Privacy"
    intro={`What ${productName} knows about you, why, and how long. No ads, no trackers, nothing sold.`}
  >
    <Section title="What we keep">
      <Points>
        <li>
          Your name, your email address, whether it is verified, whether you are a student or a company, and a
          username and photo if you add them.
        </li>
        <li>Your password, only as a scrambled form (argon2id) from which it cannot be read back.</li>
        <li>
          Where you are signed in: the kind of browser and when it was last used, so that you can end it.
        </li>
        <li>What you enter and hand in yourself: profile, applications, work, messages.</li>
      </Points>
    </Section>
    <Section title="Who sees it">
      <Points>
        <li>
          Companies see a student's profile only after that student applied to them, and never an email
          address.
        </li>
        <li>School and social handles open to a company only once it has accepted the student.</li>
        <li>Other students do not see your profile.</li>
        <li>Mails go through the mail server of whoever runs this site. Nobody else gets anything.</li>
      </Points>
    </Section>
    <Section title="What stays in your browser">
      <Points>
        <li>
          One cookie that keeps you signed in, and one that lets photos load while you are. Scripts cannot
          read them, and they go when you log out.
        </li>
        <li>
          One cookie that says somebody has signed in with this browser before, so that strangers who guess
          passwords cannot lock you out. It holds no name and goes after 180 days.
        </li>
        <li>Two small cookies for your taste: light or dark, and whether the sidebar is folded.</li>
        <li>Your name and account type, so that a page can say at once that you are signed in.</li>
        <li>Drafts that you have not sent yet. They are deleted when you log out.</li>
      </Points>
    </Section>
    <Section title="How long">
      <Points>
        <li>A session that is over is deleted after 30 days.</li>
        <li>That a mail was sent, without address and content, is known for 90 days.</li>
        <li>Notifications are kept for a year.</li>
        <li>
          Everything else is kept as long as your account. You can delete it yourself in the settings: your
          name, photo, profile, contacts, drafts and notifications are gone at once.
        </li>
        <li>
          What the other side was given stays with them, without your name: messages, work that was handed in,
          feedback and decisions.
        </li>
        <li>
          Links in mails work for {limits.verifyLinkHours} hours (verify your address) or{' '}
          {limits.resetLinkHours} hour (new password), and only once.
        </li>
      </Points>
    </Section>
    <Section title="What our servers write down">
      <p>
        Which page was asked for, when, how long it took, and the number of the account. No passwords, no
        addresses, no content. Your network address is used to stop floods and guessing, and is not stored in
        clear.
      </p>
    </Section>
    <Section title="Your say">
      <p>
        In the settings you correct what is kept about you, take all of it along in one file, and delete your
        account. For anything else write to whoever runs this site: every mail from us comes from an address
        that you can answer.
      </p>
    </Section>
  </Prose>
);
