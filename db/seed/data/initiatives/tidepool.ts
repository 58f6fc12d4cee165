import type { Initiative } from '../shapes.ts';

export const tidepool: Initiative[] = [
  {
    slug: 'night-tide',
    name: 'Night tide for teenagers',
    description: 'Plan an evening at low tide that you and your friends would really come to.',
    tags: ['Events', 'School ambassadors', 'Market research'],
    overview:
      'Families come by day. At night the pools glow and nobody is there. You find out what would bring people your age, and build the evening with our guides.',
    requirements: 'Event planning, presenting, some research. No fear of the dark.',
    benefits: 'You host the first evening. Training as a junior guide is included.',
    goals: 'Twenty-five teenagers on the first night, without one plastic cup.',
    commission: '$110 after the first evening',
    weeklyHours: 4,
    totalHours: 34,
    created: 46,
    chain: 1,
    tasks: [
      {
        title: 'Ask fifteen people',
        instructions: 'Friends, class mates, team mates. What would make you come out on a Friday night?',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      {
        title: 'A plan for two hours',
        instructions: 'Minute by minute, with what we need and what could go wrong.',
        minutes: 420,
        kinds: ['text', 'upload'],
      },
      {
        title: 'The invitation',
        instructions: 'A picture and forty words. Test two versions on five friends.',
        minutes: 360,
        kinds: ['upload', 'link', 'text'],
      },
      {
        title: 'Host the evening',
        instructions: 'With two guides. Afterwards: what worked, what did not, who came.',
        minutes: 600,
      },
    ],
  },
  {
    slug: 'audio-stops',
    name: 'Twelve audio stops',
    description: 'Write and record twelve one-minute stops for visitors with a phone.',
    tags: ['Podcasts', 'Writing'],
    overview:
      'Our signs are long. A friendly voice would be better. Our scientists check the facts; you find the words.',
    requirements: 'Storytelling, writing, a clear voice. Recording on a phone is fine.',
    benefits: 'Your voice in the museum for years.',
    goals: 'Twelve stops that children and grandparents both listen to until the end.',
    commission: '$150 for all twelve',
    weeklyHours: 4,
    totalHours: 29,
    created: 31,
    changedAgo: 1.8,
    chain: 2,
    tasks: [
      {
        title: 'Listen to visitors',
        instructions: 'Stand at the touch pool for an hour and write down every question you hear.',
        minutes: 120,
      },
      {
        title: 'Write three stops',
        instructions: 'Hermit crab, sea star, kelp. Under 140 words each.',
        minutes: 300,
        kinds: ['text'],
      },
      {
        title: 'Record three stops',
        instructions: 'A quiet room, a blanket over your head, two takes each.',
        minutes: 240,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Nine more',
        instructions: 'Write, let us check, record.',
        minutes: 900,
        kinds: ['upload', 'link'],
      },
    ],
  },
  {
    slug: 'quick-quiz',
    name: 'A quiz for the queue',
    description: 'Write fifteen quiz cards that make waiting in line fun.',
    tags: ['Writing', 'Product testing'],
    overview:
      'On rainy Sundays the line is long. Cards with a question on one side and the answer on the other would help.',
    requirements: 'Writing, research with two sources for each fact.',
    benefits: 'Free entry for you and three friends, for a year.',
    goals: 'Fifteen cards, tested on ten people in the line.',
    weeklyHours: 3,
    totalHours: 5,
    created: 2.4,
    chain: 3,
    tasks: [
      {
        title: 'Twenty questions',
        instructions: 'Twenty, so that we can drop five. With sources.',
        minutes: 120,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Try them in the line',
        instructions: 'Ten people. Which cards make them turn around and tell somebody?',
        minutes: 90,
      },
      {
        title: 'The final fifteen',
        instructions: 'One file, ready for print.',
        minutes: 60,
        kinds: ['text', 'upload'],
      },
    ],
  },
];
