import type { Initiative } from '../shapes.ts';

export const rewoven: Initiative[] = [
  {
    slug: 'repair-reels',
    name: 'Repair in thirty seconds',
    description:
      'Film five repairs in our workshop, thirty seconds each, so that people see the hands behind the jacket.',
    tags: ['Short videos', 'Social media', 'Branding'],
    overview:
      'A torn pocket, a patch, a finished jacket. No talking needed. You film close, cut short and let the sewing machine be the music.',
    requirements:
      'Filming and video editing. Instagram or TikTok from the inside. You ask before you film a person.',
    benefits: 'We mend one thing of yours, whatever it is. And you are paid.',
    goals: 'Five reels in five weeks and two hundred saves in total.',
    commission: '$40 a reel',
    weeklyHours: 4,
    totalHours: 26,
    created: 39,
    chain: 1,
    tasks: [
      {
        title: 'One reel as a test',
        instructions: 'Any repair. Send the link with one line on what you would do better with more time.',
        minutes: 300,
        kinds: ['link', 'upload'],
      },
      {
        title: 'A plan for four',
        instructions: 'Which four repairs, in which order, and why.',
        minutes: 180,
      },
      {
        title: 'Four reels',
        instructions: 'One a week. Hand them in together.',
        minutes: 900,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Look at the figures',
        instructions: 'Which one was saved most? Tell us why you think so.',
        minutes: 120,
      },
    ],
  },
  {
    slug: 'tag-texts',
    name: 'Tags with a story',
    description: 'Write thirty tags that tell what was repaired and who did it.',
    tags: ['Writing', 'Branding'],
    overview: 'Each piece has a tag. Today it says "mended". It could say more in twenty words.',
    requirements: 'Copywriting and proofreading. You enjoy short forms.',
    benefits: 'Thirty small published texts and 40% off in the shop.',
    goals: 'Customers read tags aloud to each other. We have seen it happen once.',
    weeklyHours: 2,
    totalHours: 6,
    created: 26,
    chain: 2,
    tasks: [
      { title: 'Five tags', instructions: 'Come by, pick five pieces, write five tags.', minutes: 90 },
      {
        title: 'Talk to a mender',
        instructions: 'Ask Zeynep or Paul about one repair. Write down a sentence worth keeping.',
        minutes: 60,
      },
      {
        title: 'Twenty-five tags',
        instructions: 'In one table: piece, tag, mender.',
        minutes: 180,
        kinds: ['upload', 'text'],
      },
    ],
  },
  {
    slug: 'swap-party',
    name: 'A swap party at school',
    description: 'Run a clothes swap at your school with our racks and our rules.',
    tags: ['Events', 'School ambassadors', 'Fundraising'],
    overview:
      'Bring three, take three. We bring racks, mirrors and a mending table. You bring the people and a room.',
    requirements: 'Event planning, teamwork, somebody on the staff who says yes.',
    benefits: 'A tested plan, our racks for a day, and a jacket of your choice.',
    goals: 'Sixty people, two hundred pieces with a new owner.',
    commission: '$80 and a jacket',
    weeklyHours: 3,
    totalHours: 25,
    created: 7.9,
    chain: 3,
    tasks: [
      {
        title: 'Get the room',
        instructions: 'Where, when, who opens. Send the confirmation.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Tell the school',
        instructions: 'A poster, an announcement, one more idea of your own.',
        minutes: 420,
        kinds: ['text', 'upload', 'link'],
      },
      {
        title: 'Run the swap',
        instructions: 'Count people and pieces. Take two pictures without faces.',
        minutes: 540,
        kinds: ['text', 'upload'],
      },
      {
        title: 'A plan for the next one',
        instructions: 'One page that another student could follow.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
    ],
  },
];
