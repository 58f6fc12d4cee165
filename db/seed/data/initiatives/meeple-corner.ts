import type { Initiative } from '../shapes.ts';

export const meepleCorner: Initiative[] = [
  {
    slug: 'teen-club',
    name: 'Fill the Friday teen club',
    description: 'Find out why Friday is half empty and bring eight new regulars.',
    tags: ['School ambassadors', 'Referrals', 'Surveys'],
    overview:
      'Friday teen club has twelve chairs and five people. They love it. Help us find the other seven, and an eighth.',
    requirements: 'Customer service, teamwork. You like games but you do not have to be good at them.',
    benefits: 'Free entry and hot chocolate for as long as you work with us.',
    goals: 'Twelve of twelve chairs taken on four Fridays.',
    commission: '$8 for each new regular',
    weeklyHours: 3,
    totalHours: 20,
    created: 34,
    chain: 1,
    tasks: [
      { title: 'Ask the five', instructions: 'Why do they come, and who did they tell?', minutes: 120 },
      {
        title: 'Ask ten who do not come',
        instructions: 'People at your school. What would have to be different?',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      { title: 'Three ideas', instructions: 'Each on a card: what, cost, first step.', minutes: 180 },
      {
        title: 'Try one for three weeks',
        instructions: 'We pick one together. Count every Friday.',
        minutes: 600,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'game-reviews',
    name: 'Honest reviews of twenty games',
    description: 'Play twenty games and write a review of sixty words for each.',
    tags: ['Product testing', 'Customer reviews', 'Writing'],
    overview:
      'Our shelf has 600 games and no advice. Reviews by people who really played them would help more than stars.',
    requirements: 'Writing, and three friends. Blogging experience is a plus.',
    benefits: 'You play for free and keep two games.',
    goals: 'Twenty review cards on the shelf.',
    weeklyHours: 4,
    totalHours: 32,
    created: 15,
    chain: 2,
    tasks: [
      {
        title: 'Three reviews',
        instructions: 'Sixty words each. Who is it for, how long does it take, when does it get boring?',
        minutes: 360,
      },
      {
        title: 'Seven more',
        instructions: 'At least two that you did not like. Say why, kindly.',
        minutes: 720,
        kinds: ['text', 'upload'],
      },
      {
        title: 'The last ten',
        instructions: 'With a one-line verdict on top.',
        minutes: 840,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'window-display',
    name: 'A window for rainy days',
    description: 'Plan and build one shop window in a weekend that stops people with umbrellas.',
    tags: ['Branding', 'Posters and flyers'],
    overview:
      'Our window shows boxes. Boxes are not games. Build a scene out of game pieces and cardboard that makes people come in.',
    requirements: 'Drawing, teamwork, a free Saturday.',
    benefits: 'Your name in the window, and all the photos you want.',
    goals: 'Count how many stop: twice as many as now.',
    commission: '$60',
    weeklyHours: 8,
    totalHours: 10,
    created: 1.3,
    chain: 3,
    tasks: [
      {
        title: 'A drawing',
        instructions: 'Pencil is fine. What does one see from across the street?',
        minutes: 120,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Build it',
        instructions: 'Saturday, ten to four. Send a photo.',
        minutes: 360,
        kinds: ['upload', 'link'],
      },
      { title: 'Count', instructions: 'One hour before, one hour after, same time of day.', minutes: 120 },
    ],
  },
];
