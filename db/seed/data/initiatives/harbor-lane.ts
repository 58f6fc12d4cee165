import type { Initiative } from '../shapes.ts';

export const harborLane: Initiative[] = [
  {
    slug: 'shelf-cards',
    name: 'Shelf cards that sell books',
    description: 'Write twelve hand-size cards for books you love, and see which ones leave the shelf.',
    tags: ['Writing', 'Direct sales'],
    overview:
      'A card under a book doubles its sales, if it is honest. Ours are written by people over forty. We would like twelve cards by somebody who is not.',
    requirements: 'You read, and you can say why in three sentences. Copywriting and writing of any kind.',
    benefits:
      'Three books to keep, staff discount while you work with us, and your first name on every card.',
    goals: 'Sell thirty copies of the twelve books in four weeks.',
    weeklyHours: 2,
    totalHours: 7,
    created: 61,
    chain: 1,
    tasks: [
      {
        title: 'Pick twelve books',
        instructions: 'Four new, four old, four that surprised you. One line for each.',
        minutes: 90,
      },
      {
        title: 'Four cards first',
        instructions: 'Sixty words each, no spoilers, no "must-read". Say who it is for.',
        minutes: 100,
      },
      {
        title: 'The other eight',
        instructions: 'With our notes on the first four.',
        minutes: 150,
        kinds: ['text', 'upload'],
      },
      {
        title: 'What sold',
        instructions: 'We give you the sales of four weeks. Tell us what the good cards have in common.',
        minutes: 60,
      },
    ],
  },
  {
    slug: 'teen-newsletter',
    name: 'A newsletter for teen readers',
    description: 'Plan, write and test a monthly e-mail that a sixteen-year-old would open.',
    tags: ['Newsletters', 'Writing', 'Online sales'],
    overview:
      'Our newsletter goes to 2,100 people and almost none of them are in school. You make a second one: short, monthly, with two subject lines that we test against each other.',
    requirements:
      'Email marketing is new to most people, so you only need writing, some research and time management.',
    benefits: 'You see real opening figures and learn to read them. Good practice for any marketing course.',
    goals: 'A hundred subscribers under twenty and an opening rate above a third.',
    commission: '$120 after the second issue',
    weeklyHours: 4,
    totalHours: 32,
    created: 33,
    chain: 2,
    tasks: [
      {
        title: 'Ask ten readers',
        instructions:
          'What do people your age read, and where do they hear of it? Ten answers in their own words.',
        minutes: 240,
      },
      {
        title: 'Plan three issues',
        instructions:
          'Three issues with three small parts each. Something must repeat, so that people look forward to it.',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Write the first issue',
        instructions: 'At most 300 words and two subject lines. We send half of the list each.',
        minutes: 600,
        kinds: ['text', 'link'],
      },
      {
        title: 'Read the figures',
        instructions:
          'Which subject line won, and what was clicked? Write what you change in the second issue.',
        minutes: 300,
      },
      {
        title: 'Write the second issue',
        instructions: 'With what you learned. Tell us what you tried.',
        minutes: 480,
        kinds: ['text', 'link'],
      },
    ],
  },
  {
    slug: 'story-hour-booth',
    name: 'Story hour at the harbor fair',
    description: 'Plan our booth at the harbor fair: what we show, what we say, and how we count.',
    tags: ['Events', 'Fundraising'],
    overview:
      'One Saturday, one tent, about a thousand families. We want them to find story hour. You plan it and run it with us.',
    requirements: 'Event planning, teamwork, a clear voice. You are free on the Saturday of the fair.',
    benefits: 'You lead a real event with a small budget of your own. Lunch is on us.',
    goals: 'Sixty children at story hour in the month after the fair.',
    commission: '$90 for the day',
    weeklyHours: 3,
    totalHours: 26,
    created: 4.6,
    chain: 3,
    tasks: [
      {
        title: 'Plan the table',
        instructions: 'A drawing of the booth with what stands where, and a list of what we must bring.',
        minutes: 300,
        kinds: ['upload', 'link'],
      },
      {
        title: 'What we say in ten seconds',
        instructions: 'Three opening lines, for parents, for children and for people who only want shade.',
        minutes: 180,
      },
      {
        title: 'Run the booth',
        instructions: 'Five hours with two of us. Count everybody who stops.',
        minutes: 600,
      },
      {
        title: 'Look back',
        instructions: 'What would you do again, what not? Add the count.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
    ],
  },
];
