// The sentences of the page for parents.
import { advice, introduction, keptBy, people, type Promises } from './promise.ts';

export const parentsPromises: Promises = {
  'Your teen does small, real tasks for a company: a survey, a poster, a short video.': introduction,
  "Here's what companies see, how we protect your teen, and how you can step in.": introduction,
  "Companies can't search for students.": keptBy('profileAfterApplying', 'endpointAccess'),
  "Other students can't see your teen's profile either.": keptBy('profileAfterApplying'),
  'That company sees the name, username, photo, grade, skills, experience, motivations, interests and available hours, and the note with the application.':
    keptBy('profileFields', 'neverSeen'),
  'It also sees the school and social handles, but only if your teen chose to share them with this company.':
    keptBy('sharingOnly'),
  "That's off unless your teen turns it on.": keptBy('sharingChosen'),
  'School and social handles disappear for the company, unless your teen has another initiative with it.':
    keptBy('leave', 'sharingEnds', 'leaveOneOfTwo'),
  'Your teen can also stop sharing them, or close the conversation, at any time.': keptBy(
    'sharingWhile',
    'closedForBoth',
  ),
  "Companies never see your teen's email address.": keptBy('neverSeen'),
  "We don't ask for a phone number or a street address.": keptBy('storedColumns'),
  'A person on our team checks every company before students can see it: who is behind it, its website, and whether the work suits high-school students.':
    keptBy('companyHidden', 'companyVerified'),
  'Every company accepts our code of conduct for working with minors.': keptBy('companySubmits'),
  'If a company changes its name or its website, we check it again first.': keptBy('companyRenamed'),
  'If we have a concern, we can suspend a company.': keptBy('companySuspended'),
  "It disappears, its people can't sign in or write anymore, and your teen gets an email that says what happens next.":
    keptBy('companySuspended', 'suspensionNotifies'),
  'Your teen can leave any initiative and close any conversation at any time, without giving a reason.':
    keptBy('leave', 'leaveCombinations', 'closeConversation'),
  'Your teen can block a company.': keptBy('block', 'blockInThread'),
  "Everything with it ends, and the company doesn't find out that it was blocked.": keptBy(
    'block',
    'blockUnseen',
  ),
  'Your teen can report a company, its initiatives and tasks, its messages, notes and feedback.':
    keptBy('reportPlaces'),
  "We keep a copy, a person decides about it, and the company doesn't learn who reported it.": keptBy(
    'reportCopy',
    'reportDecision',
    'reportUnseen',
  ),
  'We check messages, notes and feedback from companies.': keptBy(
    'contactMessages',
    'contactNotes',
    'contactFeedback',
  ),
  'Phone numbers, email addresses, other apps and plans to meet alone are removed before your teen sees them, and our team looks at the original.':
    keptBy('contactMessages', 'contactScore', 'contactDesk'),
  "No check is perfect, and initiatives, tasks and company pages don't go through it, so your teen can also report what gets through.":
    keptBy('report', 'reportPlaces'),
  "Every message shows which person at the company wrote it, and everyone on the company's team can read the conversation.":
    keptBy('authorOfMessage', 'authorShown', 'memberReadsMessages'),
  "Our emails to students never contain a company's messages, notes or feedback.": keptBy(
    'noQuotes',
    'noQuotedNotes',
    'noQuotedFeedback',
    'noWordsForWorker',
  ),
  'They only name the company, the person, the initiative, the task or the reward, and lead to Questline.':
    keptBy('emailOpensMessage', 'noWordsForWorker'),
  "Before the first application, a student under 18 gives us a parent's or guardian's email.":
    keptBy('guardianNamed'),
  "If that's yours, we email you a link.": keptBy('guardianEmail'),
  "You don't need an account.": keptBy('guardianEmail'),
  'You see which companies your teen works with or applied to, for how long, how many hours a week, and how many messages there are.':
    keptBy('guardianSees'),
  "You don't see what they say.": keptBy('guardianSees'),
  'You can end one collaboration, pause the whole account, or withdraw your permission.': keptBy(
    'guardianEnds',
    'guardianPauses',
    'guardianWithdraws',
  ),
  'You can undo a pause anytime.': keptBy('guardianResumes'),
  "While the account is paused, your teen can sign in and read, but can't apply, write or submit work, and companies can't send messages.":
    keptBy('guardianPauses', 'guardianPausedBoth'),
  'They can still answer an application or review work they already have, with a note or feedback.':
    keptBy('guardianPausedAnswers'),
  "We don't tell them who paused the account.": keptBy('neverSeen'),
  'The link works for 24 hours.': keptBy('guardianLink'),
  'After that, open it again to get a new one by email.': keptBy('guardianNewLink'),
  'If your teen changes the email, we tell you.': keptBy('guardianReplaced'),
  'Look at it together.': advice,
  'Your teen can show you every conversation and every task.': advice,
  'Ask your teen to export their data in Settings: one file with everything we store about them.': keptBy(
    'exportStudent',
    'exportFile',
  ),
  'Read the safety page with your teen.': advice,
  'It takes two minutes.': advice,
  "Write to __SETTING__ if you're worried, or if you want us to delete the account.": people(
    'the setting CONTACT_EMAIL, or the address that our emails come from',
  ),
  'Your teen can also delete it in Settings right away.': keptBy('deleteInSettings', 'deletedRightAway'),
  'No ads and no trackers.': keptBy('ownOriginOnly'),
  'We never sell data.': people('those who run the site decide that'),
  'No public profiles of students, and no search engine finds them.': keptBy(
    'profileAfterApplying',
    'photoOnlyFor',
  ),
  'No follower counts and no streaks.': keptBy('storedColumns'),
  'Privacy says what we store and for how long.': introduction,
};
