// Initiatives of Tidepool Discovery Center.
import type { Initiative } from '../shapes.ts';

export const tidepool: Initiative[] = [
  {
    slug: 'night-tide',
    name: 'Night tide for teenagers',
    description: 'Plan an evening at low tide that you and your friends would actually come to.',
    tags: ['Events', 'School ambassadors', 'Market research'],
    overview:
      'Families come during the day. At night the pools glow and nobody’s there. You’ll find out what would bring people your age, and plan the evening with our guides.',
    requirements: 'Event planning, presenting and some research. You’re comfortable outdoors in the evening.',
    benefits: 'You’ll host the first evening. We’ll train you as a junior guide.',
    goals: 'Twenty-five teenagers on the first night, and not one plastic cup.',
    commission: '$110 after the first evening',
    weeklyHours: 4,
    totalHours: 34,
    created: 46,
    chain: 1,
    tasks: [
      {
        title: 'Ask fifteen people',
        instructions:
          'Ask friends, classmates and teammates. What would get them to come out on a Friday night?',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Plan the two hours',
        instructions: 'Plan it minute by minute, with what we need and what could go wrong.',
        minutes: 480,
        kinds: ['text', 'upload'],
      },
      {
        title: 'The invitation',
        instructions: 'An image and forty words. Test two versions on five friends.',
        minutes: 480,
        kinds: ['upload', 'link', 'text'],
      },
      {
        title: 'Host the evening',
        instructions:
          'You’ll host with two guides. Afterward, tell us what worked, what didn’t and who came.',
        minutes: 780,
      },
    ],
  },
  {
    slug: 'audio-stops',
    name: 'Twelve audio stops',
    description: 'Write and record twelve one-minute audio stops that visitors can play on their phones.',
    tags: ['Podcasts', 'Writing'],
    overview:
      'Our signs are long. A friendly voice would be better. Our scientists check the facts, and you find the words.',
    requirements: 'Storytelling, writing and a clear voice. Recording on a phone is fine.',
    benefits: 'Your voice in our museum for years to come.',
    goals: 'Twelve stops that kids and grandparents both listen to until the end.',
    commission: '$150 for all twelve',
    weeklyHours: 4,
    totalHours: 29,
    created: 31,
    changedAgo: 1.8,
    chain: 2,
    tasks: [
      {
        title: 'Listen to visitors',
        instructions: 'Spend an hour at the touch pool and write down every question you hear.',
        minutes: 180,
      },
      {
        title: 'Write three stops',
        instructions: 'Hermit crab, sea star, kelp. Under 140 words each.',
        minutes: 360,
        kinds: ['text'],
      },
      {
        title: 'Record three stops',
        instructions: 'Find a quiet room, put a blanket over your head and do two takes of each.',
        minutes: 300,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Nine more stops',
        instructions: 'Write them, let us check them, then record.',
        minutes: 900,
        kinds: ['upload', 'link'],
      },
    ],
  },
  {
    slug: 'quick-quiz',
    name: 'Quiz cards for the line',
    description: 'Write fifteen quiz cards that make waiting in line fun.',
    tags: ['Writing', 'Product testing'],
    overview:
      'On rainy Sundays the line is long. Cards with a question on one side and the answer on the other would help pass the time.',
    requirements: 'Writing and research, with two sources for each fact.',
    benefits: 'Free admission for you and three friends for a year.',
    goals: 'Fifteen cards, tested on ten people in line.',
    weeklyHours: 3,
    totalHours: 5,
    created: 2.4,
    chain: 3,
    tasks: [
      {
        title: 'Twenty questions',
        instructions: 'Write twenty, so we can drop five. Include your sources.',
        minutes: 120,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Test them in line',
        instructions: 'Test them on ten people. Which cards make them turn around and tell someone?',
        minutes: 120,
      },
      {
        title: 'The final fifteen',
        instructions: 'One file, ready to print.',
        minutes: 60,
        kinds: ['text', 'upload'],
      },
    ],
  },
];
