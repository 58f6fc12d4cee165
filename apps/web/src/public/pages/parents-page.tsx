import { limits, productName } from '@questline/contract/plain';
import { hoursInWords } from '../../lib/format/durations.ts';
import { TextLink } from '../frame/text-link.tsx';
import { WriteToUs } from './configured.tsx';
import { Points, Prose, Section, Steps } from './prose.tsx';

export const ParentsPage = () => (
  <Prose
    title="For parents"
    intro={`Your teen does small, real tasks for a company: a survey, a poster, a short video. Here's what companies see, how we protect your teen, and how you can step in.`}
  >
    <Section title="What companies see, and when">
      <Steps
        steps={[
          {
            title: 'While your teen looks around: nothing',
            text: "Companies can't search for students. Other students can't see your teen's profile either.",
          },
          {
            title: 'When your teen applies to a company',
            text: 'That company sees the name, username, photo, grade, skills, experience, motivations, interests and available hours, and the note with the application.',
          },
          {
            title: 'If the company accepts',
            text: "It also sees the school and social handles, but only if your teen chose to share them with this company. That's off unless your teen turns it on.",
          },
          {
            title: 'When your teen leaves, or the company ends it',
            text: 'School and social handles disappear for the company, unless your teen has another initiative with it. Your teen can also stop sharing them, or close the conversation, at any time.',
          },
        ]}
      />
      <p>
        Companies never see your teen's email address. We don't ask for a phone number or a street address.
      </p>
    </Section>
    <Section title="How we check companies">
      <Points>
        <li>
          A person on our team checks every company before students can see it: who is behind it, its website,
          and whether the work suits high-school students.
        </li>
        <li>Every company accepts our code of conduct for working with minors.</li>
        <li>If a company changes its name or its website, we check it again first.</li>
        <li>
          If we have a concern, we can suspend a company. It disappears, its people can't sign in or write
          anymore, and your teen gets an email that says what happens next.
        </li>
      </Points>
    </Section>
    <Section title="How your teen stays in charge">
      <Points>
        <li>
          Your teen can leave any initiative and close any conversation at any time, without giving a reason.
        </li>
        <li>
          Your teen can block a company. Everything with it ends, and the company doesn't find out that it was
          blocked.
        </li>
        <li>
          Your teen can report a company, its initiatives and tasks, its messages, notes and feedback. We keep
          a copy, a person decides about it, and the company doesn't learn who reported it.
        </li>
        <li>
          We check messages, notes and feedback from companies. Phone numbers, email addresses, other apps and
          plans to meet alone are removed before your teen sees them, and our team looks at the original. No
          check is perfect, and initiatives, tasks and company pages don't go through it, so your teen can
          also report what gets through.
        </li>
        <li>
          Every message shows which person at the company wrote it, and everyone on the company's team can
          read the conversation.
        </li>
        <li>
          Our emails to students never contain a company's messages, notes or feedback. They only name the
          company, the person, the initiative, the task or the reward, and lead to {productName}.
        </li>
      </Points>
    </Section>
    <Section title="Your private page">
      <p>
        Before the first application, a student under 18 gives us a parent's or guardian's email. If that's
        yours, we email you a link. You don't need an account.
      </p>
      <Points>
        <li>
          You see which companies your teen works with or applied to, for how long, how many hours a week, and
          how many messages there are. You don't see what they say.
        </li>
        <li>
          You can end one collaboration, pause the whole account, or withdraw your permission. You can undo a
          pause anytime.
        </li>
        <li>
          While the account is paused, your teen can sign in and read, but can't apply, write or submit work,
          and companies can't send messages. They can still answer an application or review work they already
          have, with a note or feedback. We don't tell them who paused the account.
        </li>
        <li>
          The link works for {hoursInWords(limits.guardianLinkHours)}. After that, open it again to get a new
          one by email. If your teen changes the email, we tell you.
        </li>
      </Points>
    </Section>
    <Section title="What you can do">
      <Points>
        <li>Look at it together. Your teen can show you every conversation and every task.</li>
        <li>Ask your teen to export their data in Settings: one file with everything we store about them.</li>
        <li>
          Read the <TextLink href="/safety">safety page</TextLink> with your teen. It takes two minutes.
        </li>
        <li>
          <WriteToUs /> if you're worried, or if you want us to delete the account. Your teen can also delete
          it in Settings right away.
        </li>
      </Points>
    </Section>
    <Section title="What we never do">
      <Points>
        <li>No ads and no trackers. We never sell data.</li>
        <li>No public profiles of students, and no search engine finds them.</li>
        <li>No follower counts and no streaks.</li>
      </Points>
      <p>
        <TextLink href="/privacy">Privacy</TextLink> says what we store and for how long.
      </p>
    </Section>
  </Prose>
);
