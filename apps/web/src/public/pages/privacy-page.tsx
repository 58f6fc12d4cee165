import { limits, productName, retentionDays } from '@questline/contract/plain';
import { hoursInWords } from '../../lib/format/durations.ts';
import { Configured, WriteToUs } from './configured.tsx';
import { Points, Prose, Section } from './prose.tsx';
import { daysInWords, storedByMonthInWords } from './retention-words.ts';

export const PrivacyPage = () => (
  <Prose
    title="Privacy"
    replaceable="PRIVACY"
    intro={`What ${productName} knows about you, why, and for how long. No ads and no trackers. We never sell your data.`}
  >
    <Section title="Who is responsible">
      <p>
        <Configured
          setting="CONTROLLER"
          otherwise={`The people who run ${productName} for your school or city.`}
        >
          __SETTING__
        </Configured>
      </p>
      <p>
        <WriteToUs /> if you have a question about your data.
      </p>
    </Section>
    <Section title="What we store">
      <Points>
        <li>
          Your name, your email address and whether it's verified, whether you're a student or a company, and
          a username and photo if you add them.
        </li>
        <li>The month and year a student was born.</li>
        <li>
          For students under 18: a parent's or guardian's email address, and what they decided and when.
        </li>
        <li>
          A student's time zone, which the browser tells us, so that we don't send anything at night.
          Companies don't see it.
        </li>
        <li>Your password, only in scrambled form (an argon2id hash). Nobody can read it, not even us.</li>
        <li>
          Where you're signed in: the type of browser and when it was last used, so that you can sign it out.
        </li>
        <li>
          If you turn on notifications on a device: its address at the browser's push service, and the keys to
          encrypt them for it. They're deleted when you turn it off or sign out there.
        </li>
        <li>What you enter and submit: your profile, saved initiatives, applications, work and messages.</li>
        <li>The last break that a student took: when it began, and the day the student is back.</li>
        <li>A student's record: what they finished, with the names and tasks as they were then.</li>
        <li>How often an initiative is opened. Questline counts views per day, not who viewed.</li>
        <li>
          Rewards: what a company owes a student, when and how it says it paid, and whether the student got
          it.
        </li>
        <li>
          A record of access: who opened a student's profile, application or work, what was changed about an
          account, and what our safety team did. It contains IDs and no content.
        </li>
        <li>If you join the waitlist: your email address and your answer about the pilot.</li>
        <li>If you send a company inquiry: what you enter in the form.</li>
        <li>
          For both: whether we invited you, whether you signed up, and notes by our team. They're deleted
          together with your entry or inquiry.
        </li>
      </Points>
    </Section>
    <Section title="Who sees it">
      <Points>
        <li>
          A company sees a student's profile only after that student applies to it. It never sees the
          student's email address.
        </li>
        <li>
          A company sees the student's school and social handles only after it accepts the student, and only
          if the student shares them with this company. It can see them, even after the work is finished,
          until the student stops sharing them, the student leaves, or the company ends the collaboration. If
          they have several initiatives together, that means leaving or ending all of them.
        </li>
        <li>
          While a student takes a break, the companies that the student works with see the day the student is
          back. Other companies don't.
        </li>
        <li>Other students can't see your profile. Nobody but you sees when you were born.</li>
        <li>
          The parent or guardian of a student under 18 sees, with a private link, the student's first name,
          the companies and initiatives, the status, the hours a week, a break and the number of messages, but
          never what they say. Companies never see who the parent or guardian is.
        </li>
        <li>
          Everyone on a company's team sees what students share with the company and all its conversations.
          Its owners see the email addresses of the people on the team. Students see the names of the people
          on the team of a company they applied to.
        </li>
        <li>
          Only the student sees their record, until they turn on a public page or make a certificate. Then
          anyone with the link sees what the student chose. It never shows a photo, school, grade, age, email
          address or handle, and search engines are told to leave it out. A student can turn it off at any
          time.
        </li>
        <li>Only the student and the company see what the company owes and what it paid.</li>
        <li>
          A company's team can write notes about a student. Only the team sees them, and the student gets them
          in the data export. They're deleted when the application is withdrawn or declined, when the work
          ends, and with the account.
        </li>
        <li>
          Students see in Settings who has opened their profile. If our safety team opens a student's account,
          reads a conversation or exports a report, the student sees that and why, but not who on the team it
          was.
        </li>
        <li>
          If we remove contact details from what a company writes to a student, our team can read the
          original. Nobody else can.
        </li>
        <li>
          Our emails go through the email server of the people who run this site. We don't share your data
          with anyone else. Notifications on a device go through the push service of its browser, encrypted,
          and name nobody. Videos load from YouTube only when you press play.
        </li>
      </Points>
    </Section>
    <Section title="What stays in your browser">
      <Points>
        <li>
          One cookie that keeps you signed in, and one that lets photos load while you're signed in. Scripts
          can't read them, and they're deleted when you log out.
        </li>
        <li>
          One cookie that remembers that someone has signed in with this browser before, so that strangers
          guessing passwords can't lock you out. It doesn't contain your name and expires after{' '}
          {limits.knownBrowserDays} days.
        </li>
        <li>
          If someone enters a birth month that is too recent for an account, a cookie that says so without the
          month, for {hoursInWords(limits.tooYoungHours)}. We store nothing about that attempt ourselves.
        </li>
        <li>
          Three small cookies for your preferences: light or dark mode, whether the sidebar is open, and
          whether keyboard shortcuts are on.
        </li>
        <li>
          On large sites, a cookie for {limits.ownWritesSeconds} seconds after you change something, so that
          you see the change right away.
        </li>
        <li>Your name and account type, so that a page can show right away that you're signed in.</li>
        <li>Drafts you haven't sent yet. They're deleted when you log out.</li>
        <li>
          For students, what their main pages showed last, for up to 7 days, so that they can look at it
          without a connection. Logging out deletes it.
        </li>
      </Points>
    </Section>
    <Section title="How long we keep it">
      <Points>
        <li>
          The record of a device is deleted {daysInWords(retentionDays.sessions)} after it's signed out.
        </li>
        <li>
          A record that we sent an email, without the address or the content, is deleted within{' '}
          {storedByMonthInWords(retentionDays.emailDeliveries)}.
        </li>
        <li>
          Notifications are deleted within {storedByMonthInWords(retentionDays.notifications)}, and company
          inquiries after {daysInWords(retentionDays.inquiries)}.
        </li>
        <li>
          A report is deleted {daysInWords(retentionDays.reports)} after we closed it. Until then, we keep a
          copy of what was reported, even if the content or the account is deleted.
        </li>
        <li>
          The record of access is deleted after {daysInWords(retentionDays.accessLog)}, even if the account is
          deleted earlier. It contains IDs, but no names, so nobody can tell whose they were once the account
          is deleted.
        </li>
        <li>
          A parent's or guardian's email address is deleted with the student's account,{' '}
          {daysInWords(retentionDays.guardiansOfAdults)} after the student turns 18, or{' '}
          {daysInWords(retentionDays.replacedGuardians)} after the student replaced it.
        </li>
        <li>
          What a parent or guardian was told and decided stays for {daysInWords(retentionDays.consents)} after
          the student's account is deleted, as proof of their consent. It contains the ID of the account and a
          fingerprint of the email address, but no name and no address.
        </li>
        <li>
          What a company tells us to be verified is deleted with the company. Only its team and our operators
          see it.
        </li>
        <li>
          The original of a text that we removed contact details from is deleted{' '}
          {daysInWords(retentionDays.removedContacts)} after our team decided about it, even if an account is
          deleted earlier.
        </li>
        <li>
          An initiative draft is deleted if it isn't edited for {daysInWords(retentionDays.initiativeDrafts)}.
        </li>
        <li>
          An invitation to a company's team is deleted when it's accepted or canceled, and otherwise after{' '}
          {daysInWords(retentionDays.invitations)}.
        </li>
        <li>
          If you leave a company's team or are removed, or the company is deleted, your account is deleted
          after {daysInWords(retentionDays.accountsWithoutCompany)}, unless you join another company. You
          can't sign in during that time, and there's nothing you need to do.
        </li>
        <li>Your waitlist entry is kept until you remove it with the link in the email we sent you.</li>
        <li>
          Everything else is kept as long as you have an account. You can delete your account in Settings.
          Your name, photo, profile, school, social handles, drafts and notifications are deleted right away.
        </li>
        <li>
          When a student deletes the account, the student's messages and submitted work are deleted, too. The
          company keeps its own messages, feedback and decisions, and what it says it paid, without the
          student's name.
        </li>
        <li>
          When a company is deleted, students keep its messages, feedback and decisions, but without the
          company's name.
        </li>
        <li>
          What someone on a company's team wrote for the company keeps their name, even after they leave or
          delete their account. The name is removed when the company is deleted.
        </li>
        <li>Deleted data stays in our backups for up to {daysInWords(retentionDays.backups)}.</li>
        <li>
          The link to verify your email works for {hoursInWords(limits.verifyLinkHours)}. The link to reset
          your password works once, for {hoursInWords(limits.resetLinkHours)}. The link to a parent's or
          guardian's page works for {hoursInWords(limits.guardianLinkHours)}.
        </li>
      </Points>
    </Section>
    <Section title="What our servers log">
      <p>
        Which page was requested, when, how long it took, and the ID of your account. No passwords, no email
        addresses, no content. We use your network address to block attacks and password guessing, and never
        store it in readable form.
      </p>
    </Section>
    <Section title="Your choices">
      <p>
        In Settings you can correct your data, export all of it as one file, and delete your account. Owners
        of a company can also export the company's data and delete the company. For anything else, reply to
        any email from us. It reaches the people who run this site.
      </p>
    </Section>
  </Prose>
);
