// What lies on people's desks: work that is not handed in yet, and feedback that companies write often.
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
    text: 'Thirteen to twenty, and who already buys here:\n13. Man with a dog: buys here on Sundays only, because the dog may wait inside.\n14. Two nurses after their shift: never, they thought it closes at three.\n15. My old teacher: every Saturday, rye bread, and always the same one.\n16. ',
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
    content:
      'You are on a good way! Could you add two or three concrete examples, so that we can picture it?',
  },
  {
    company: 'sunny-side',
    savedAgo: 9,
    name: 'Thank you, done',
    content: 'This is exactly what we needed. Thank you, and enjoy the next task.',
  },
  {
    company: 'sunny-side',
    savedAgo: 4,
    name: 'Read it, answer follows',
    content: 'We have read it and will answer properly before the weekend.',
  },
  {
    company: 'harbor-lane',
    savedAgo: 15,
    name: 'Shorter',
    content: 'Lovely. Could you say the same in half the words? People read this standing.',
  },
  {
    company: 'brightwave',
    savedAgo: 7,
    name: 'Show the numbers',
    content: 'Good thinking. Please add where each number comes from, so that we can check it later.',
  },
];
