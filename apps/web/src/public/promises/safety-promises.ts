// The sentences of the safety page.
import { advice, introduction, keptBy, partOfList, people, type Promises, warningSign } from './promise.ts';

export const safetyPromises: Promises = {
  "You're in charge here.": introduction,
  'If something feels wrong, you can leave, block or report it.': keptBy('leave', 'block', 'report'),
  'You never need a reason.': keptBy('leave', 'block'),
  'Is someone in danger, or are you not OK?': introduction,
  __SETTING__: people('the setting CRISIS_HELP says where to get help'),
  'You can close any conversation.': keptBy('closeConversation'),
  'Nobody can write in it after that, and only you can open it again.': keptBy(
    'closedForBoth',
    'closeConversation',
  ),
  "The company can start a new one only about an initiative you're working on.": keptBy('closedForCompany'),
  'You can leave any initiative, at any time, even a finished one.': keptBy('leave', 'leaveCombinations'),
  "Unless you have another one with this company, it no longer sees your school or your social handles, and it can't write to you.":
    keptBy('leave', 'leaveOneOfTwo'),
  'You can block a company.': keptBy('block', 'blockInThread'),
  'Everything with it ends.': keptBy('block'),
  'It disappears from your lists and searches, and only your own history still shows it.': keptBy(
    'blockHides',
    'blockKeepsHistory',
  ),
  "The company doesn't find out that you blocked it.": keptBy('blockUnseen'),
  'You can delete your account in Settings.': keptBy('deleteInSettings'),
  "You don't have to ask anyone.": keptBy('deleteInSettings'),
  "A good company doesn't need them.": advice,
  'If someone asks, say no and report it.': advice,
  "You won't get in trouble, even if you already shared something.": keptBy('reportNoTrouble'),
  'Your phone number, your email address and where you live.': partOfList,
  'Your accounts on Snapchat, Instagram, Discord, WhatsApp and other apps.': partOfList,
  'Passwords and codes that were sent to you.': partOfList,
  'Photos of yourself that have nothing to do with the task.': partOfList,
  "They want to talk somewhere else: “text me”, “what's your Snap?”, “let's call”.": warningSign,
  'They want to meet you alone, or they want you to keep something secret.': warningSign,
  'They offer money or gifts that have nothing to do with the task, or they ask you to pay for something.':
    warningSign,
  'They make comments about your body, or ask about your love life.': warningSign,
  'They get pushy when you take your time or say no.': warningSign,
  'Choose “Report” in the menu of a message, conversation, company, initiative, task or feedback, or next to the note with a decision.':
    keptBy('report', 'reportPlaces'),
  'Pick what fits best.': keptBy('reportReasons'),
  'You can add a few words.': keptBy('reportReasons'),
  'We see exactly what you saw, even if they delete it afterward.': keptBy('report', 'reportCopy'),
  "They don't find out who reported it.": keptBy('reportUnseen'),
  'Someone from our team looks at it.': people('operators decide about every report'),
  'Urgent reports come first.': keptBy('urgentFirst'),
  'They can take it down, close the conversation, or suspend the person or the whole company.': keptBy(
    'reportDecision',
    'reportSuspends',
  ),
  'You get an email when we decide, and Settings shows where your report is.': keptBy('reportJourney'),
  'A company can write to you only after you applied to it and it answered.': keptBy(
    'whoWritesFirst',
    'nobodyWritesWithoutAnswer',
    'nobodyWritesAfterDeleting',
  ),
  'It can send at most 5 messages in a row before you reply.': keptBy('fiveInARow'),
  'We check every company before you can see it.': keptBy('companyHidden'),
  'We check the messages, notes and feedback that companies send you.': keptBy(
    'contactMessages',
    'contactNotes',
    'contactFeedback',
  ),
  'Phone numbers, email addresses, other apps and plans to meet alone are removed, and our team looks at the original.':
    keptBy('contactMessages', 'contactScore', 'contactDesk'),
  "No check is perfect, and initiatives, tasks and company pages don't go through it, so report what gets through.":
    advice,
  'We warn you before you send your own phone number, email or street address in a message or application.':
    keptBy('contactStudents'),
  "Everyone on a company's team can read all its conversations with students.": keptBy('memberReadsMessages'),
  'You always see which person wrote to you.': keptBy('authorOfMessage', 'authorShown'),
  'Companies never see your email address.': keptBy('neverSeen'),
  "Other students can't see your profile.": keptBy('profileAfterApplying'),
  "If you're under 18, a parent or guardian can see which companies you work with, and can pause your account.":
    keptBy('guardianSees', 'guardianPauses'),
  "They can't read your messages.": keptBy('guardianSees'),
  'Tell a parent, a teacher or another adult you trust.': advice,
  'You can also tell us.': advice,
  'Write to __SETTING__.': people('the setting CONTACT_EMAIL, or the address that our emails come from'),
  "There's a page for parents, too.": introduction,
};
