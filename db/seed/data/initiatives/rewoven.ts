// Initiatives of Rewoven.
import type { Initiative } from '../shapes.ts';

export const rewoven: Initiative[] = [
  {
    slug: 'repair-reels',
    name: 'Repair in thirty seconds',
    description:
      'Film five repairs in our workshop, thirty seconds each, so people see the hands behind the jacket.',
    tags: ['Short videos', 'Social media', 'Branding'],
    overview:
      'A torn pocket, a patch, a finished jacket. No talking needed. Film up close, keep it short and let the sewing machine be the music.',
    requirements:
      'Filming and video editing. You know your way around Instagram or TikTok. You always ask before you film anyone.',
    benefits: 'You get paid, and we’ll mend one thing of yours, whatever it is.',
    goals: 'Five reels in five weeks and two hundred saves in total.',
    commission: '$40 per reel',
    weeklyHours: 4,
    totalHours: 26,
    created: 39,
    chain: 1,
    tasks: [
      {
        title: 'One reel as a test',
        instructions: 'Film any repair. Send the link and one sentence on what you’d improve with more time.',
        minutes: 300,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Plan four videos',
        instructions: 'Tell us which four repairs, in what order, and why.',
        minutes: 240,
      },
      {
        title: 'Four reels',
        instructions: 'Make one a week. Submit them together.',
        minutes: 900,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Look at the numbers',
        instructions: 'Which one got the most saves? Tell us why you think it did.',
        minutes: 120,
      },
    ],
  },
  {
    slug: 'tag-texts',
    name: 'Tags with a story',
    description: 'Write thirty tags that say what we repaired and who did it.',
    tags: ['Writing', 'Branding'],
    overview: 'Every piece has a tag. Today it just says "mended". It could say a lot more in twenty words.',
    requirements: 'Copywriting and proofreading. You like keeping it short.',
    benefits: 'Thirty short published pieces and 40% off in the shop.',
    goals: 'Customers reading tags out loud to each other. We’ve seen it happen once.',
    weeklyHours: 2,
    totalHours: 6,
    created: 26,
    chain: 2,
    tasks: [
      { title: 'Five tags', instructions: 'Come by, pick five pieces and write five tags.', minutes: 90 },
      {
        title: 'Talk to a mender',
        instructions: 'Ask Zeynep or Paul about one repair. Write down one sentence worth keeping.',
        minutes: 90,
      },
      {
        title: 'Twenty-five tags',
        instructions: 'Put them in one table: piece, tag, mender.',
        minutes: 180,
        kinds: ['upload', 'text'],
      },
    ],
  },
  {
    slug: 'swap-party',
    name: 'A swap party at school',
    description: 'Run a clothing swap at your school with our racks and our rules.',
    tags: ['Events', 'School ambassadors', 'Fundraising'],
    overview:
      'Bring three, take three. We bring racks, mirrors and a mending table. You bring the people and find a room.',
    requirements: 'Event planning, teamwork and a staff member who says yes.',
    benefits: 'A proven plan, our racks for a day and a jacket of your choice.',
    goals: 'Sixty people and two hundred pieces with new owners.',
    commission: '$80 and a jacket',
    weeklyHours: 3,
    totalHours: 25,
    created: 7.9,
    chain: 3,
    tasks: [
      {
        title: 'Reserve a room',
        instructions: 'Where is it, when is it and who unlocks the door? Send the confirmation.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Tell the school',
        instructions: 'A poster, an announcement and one more idea of yours.',
        minutes: 480,
        kinds: ['text', 'upload', 'link'],
      },
      {
        title: 'Run the swap',
        instructions: 'Count people and pieces. Take two photos without faces.',
        minutes: 540,
        kinds: ['text', 'upload'],
      },
      {
        title: 'A plan for the next one',
        instructions: 'Write one page that another student could follow.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
    ],
  },
];
