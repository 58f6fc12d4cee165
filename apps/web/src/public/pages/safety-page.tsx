import { limits } from '@questline/contract/plain';
import { TextLink } from '../frame/text-link.tsx';
import { Configured, WriteToUs } from './configured.tsx';
import { Points, Prose, Section, Steps } from './prose.tsx';

export const SafetyPage = () => (
  <Prose
    title="Stay safe"
    intro="You're in charge here. If something feels wrong, you can leave, block or report it. You never need a reason."
  >
    <Configured block setting="CRISIS_HELP">
      <div className="rounded-[14px] bg-coral-soft px-5 py-4">
        <p className="font-semibold">Is someone in danger, or are you not OK?</p>
        <p className="mt-1">__SETTING__</p>
      </div>
    </Configured>
    <Section title="You can always get out">
      <Points>
        <li>
          You can close any conversation. Nobody can write in it after that, and only you can open it again.
          The company can start a new one only about an initiative you're working on.
        </li>
        <li>
          You can leave any initiative, at any time, even a finished one. Unless you have another one with
          this company, it no longer sees your school or your social handles, and it can't write to you.
        </li>
        <li>
          You can block a company. Everything with it ends. It disappears from your lists and searches, and
          only your own history still shows it. The company doesn't find out that you blocked it.
        </li>
        <li>You can delete your account in Settings. You don't have to ask anyone.</li>
      </Points>
    </Section>
    <Section title="Keep these to yourself">
      <p>
        A good company doesn't need them. If someone asks, say no and report it. You won't get in trouble,
        even if you already shared something.
      </p>
      <Points>
        <li>Your phone number, your email address and where you live.</li>
        <li>Your accounts on Snapchat, Instagram, Discord, WhatsApp and other apps.</li>
        <li>Passwords and codes that were sent to you.</li>
        <li>Photos of yourself that have nothing to do with the task.</li>
      </Points>
    </Section>
    <Section title="Warning signs">
      <Points>
        <li>They want to talk somewhere else: “text me”, “what's your Snap?”, “let's call”.</li>
        <li>They want to meet you alone, or they want you to keep something secret.</li>
        <li>
          They offer money or gifts that have nothing to do with the task, or they ask you to pay for
          something.
        </li>
        <li>They make comments about your body, or ask about your love life.</li>
        <li>They get pushy when you take your time or say no.</li>
      </Points>
    </Section>
    <Section title="When you report something">
      <Steps
        steps={[
          {
            title: 'You report it',
            text: 'Choose “Report” in the menu of a message, conversation, company, initiative, task or feedback, or next to the note with a decision. Pick what fits best. You can add a few words.',
          },
          {
            title: 'We keep a copy',
            text: "We see exactly what you saw, even if they delete it afterward. They don't find out who reported it.",
          },
          {
            title: 'A person decides',
            text: 'Someone from our team looks at it. Urgent reports come first. They can take it down, close the conversation, or suspend the person or the whole company.',
          },
          {
            title: 'You hear back',
            text: 'You get an email when we decide, and Settings shows where your report is.',
          },
        ]}
      />
    </Section>
    <Section title="How we make it harder to bother you">
      <Points>
        <li>
          A company can write to you only after you applied to it and it answered. It can send at most{' '}
          {limits.messagesUnanswered} messages in a row before you reply.
        </li>
        <li>We check every company before you can see it.</li>
        <li>
          We check the messages, notes and feedback that companies send you. Phone numbers, email addresses,
          other apps and plans to meet alone are removed, and our team looks at the original. No check is
          perfect, and initiatives, tasks and company pages don't go through it, so report what gets through.
        </li>
        <li>
          We warn you before you send your own phone number, email or street address in a message or
          application.
        </li>
        <li>Everyone on a company's team can read all its conversations with students.</li>
        <li>You always see which person wrote to you.</li>
        <li>Companies never see your email address.</li>
        <li>Other students can't see your profile.</li>
        <li>
          If you're under 18, a parent or guardian can see which companies you work with, and can pause your
          account. They can't read your messages.
        </li>
      </Points>
    </Section>
    <Section title="Talk to someone">
      <p>
        Tell a parent, a teacher or another adult you trust. You can also tell us. <WriteToUs />. There's a
        page <TextLink href="/parents">for parents</TextLink>, too.
      </p>
    </Section>
  </Prose>
);
