// Unsubmitted drafts of students, and companies' saved feedback snippets.
type WorkDraft = {
  student: string;
  to: string;
  task: number;
  savedAgo: number;
  text?: string;
  link?: string;
};

export const workDrafts: WorkDraft[] = [
  {
    student: 'maya-torres',
    to: 'sunny-side/taste-survey',
    task: 3,
    savedAgo: 0.04,
    text: 'Thirteen to twenty, and who already shops here:\n13. Man with a dog: only on Sundays, because the dog can wait inside.\n14. Two nurses after their shift: never, they thought it closes at three.\n15. My old teacher: every Saturday, always the same rye bread.\n16. ',
  },
  {
    student: 'chloe-martin',
    to: 'sunny-side/saturday-poster',
    task: 1,
    savedAgo: 0.6,
    text: 'Three ideas so far: a bread fox asleep in a basket, a croissant snail on its way to the shop, ',
  },
  {
    student: 'amara-okafor',
    to: 'sunny-side/school-catering',
    task: 4,
    savedAgo: 0.3,
    link: 'https://sheets.example/clubs-and-rolls',
  },
];

type Snippet = { company: string; savedAgo: number; name: string; content: string };

export const feedbackSnippets: Snippet[] = [
  {
    company: 'sunny-side',
    savedAgo: 12,
    name: 'A little more, please',
    content: 'You’re on the right track! Could you add two or three concrete examples so we can picture it?',
  },
  {
    company: 'sunny-side',
    savedAgo: 9,
    name: 'Great work, all done',
    content: 'This is exactly what we needed. Thank you, and enjoy the next task.',
  },
  {
    company: 'sunny-side',
    savedAgo: 4,
    name: 'Got it, more feedback soon',
    content: 'We read it and will send you a real reply before the weekend.',
  },
  {
    company: 'harbor-lane',
    savedAgo: 15,
    name: 'Shorter',
    content: 'Lovely. Could you say the same thing in half the words? People read this standing up.',
  },
  {
    company: 'brightwave',
    savedAgo: 7,
    name: 'Show the numbers',
    content: 'Good thinking. Please say where each number comes from so we can check it later.',
  },
];
