// Initiatives of Harbor Lane Books.
import type { Initiative } from '../shapes.ts';

export const harborLane: Initiative[] = [
  {
    slug: 'shelf-cards',
    name: 'Shelf cards that sell books',
    description: 'Write twelve small cards for books you love, and see which ones sell.',
    tags: ['Writing', 'Direct sales'],
    overview:
      'A card under a book doubles its sales, as long as it’s honest. Ours are written by people over forty. We’d like twelve from someone who isn’t.',
    requirements:
      'You love to read and can say why in three sentences. Copywriting or any other writing experience helps.',
    benefits:
      'Three books to keep, a staff discount while you work with us and your first name on every card.',
    goals: 'Sell thirty copies of the twelve books in four weeks.',
    reward: { amount: 6_000, currency: 'USD', per: 'completion' },
    places: 6,
    applyIn: 12,
    startsIn: 19,
    weeklyHours: 2,
    totalHours: 7,
    created: 61,
    chain: 1,
    tasks: [
      {
        title: 'Pick twelve books',
        instructions: 'Four new, four old and four that surprised you. Write one sentence about each.',
        minutes: 90,
      },
      {
        title: 'Four cards first',
        instructions: 'Sixty words each. No spoilers and no "must-read". Say who the book is for.',
        minutes: 120,
      },
      {
        title: 'The other eight',
        instructions: 'Use our notes on the first four.',
        minutes: 150,
        kinds: ['text', 'upload'],
      },
      {
        title: 'What sold',
        instructions:
          'We’ll give you four weeks of sales numbers. Tell us what the best cards have in common.',
        minutes: 60,
      },
    ],
  },
  {
    slug: 'teen-newsletter',
    name: 'A newsletter for teen readers',
    description: 'Plan, write and test a monthly email that a sixteen-year-old would open.',
    tags: ['Newsletters', 'Writing', 'Online sales'],
    overview:
      'Our newsletter goes to 2,100 people, and almost none of them are in high school. You’ll create a second one: short and monthly, with two subject lines to test against each other.',
    requirements:
      'Email marketing is new to most people, so you just need writing, some research and time management.',
    benefits: 'You’ll see real open rates and learn how to read them. Good practice for any marketing class.',
    goals: 'A hundred subscribers under twenty and an open rate above 33%.',
    commission: '$120 after the second issue',
    weeklyHours: 4,
    totalHours: 32,
    created: 33,
    chain: 2,
    tasks: [
      {
        title: 'Ask ten readers',
        instructions:
          'What do people your age read, and where do they hear about it? Send ten answers in their own words.',
        minutes: 240,
      },
      {
        title: 'Plan three issues',
        instructions:
          'Plan three issues with three short sections each. Repeat one section every month so people look forward to it.',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Write the first issue',
        instructions: 'Up to 300 words, plus two subject lines. We’ll send each one to half of the list.',
        minutes: 600,
        kinds: ['text', 'link'],
      },
      {
        title: 'Read the numbers',
        instructions:
          'Which subject line won, and what did people click? Tell us what you’ll change in the second issue.',
        minutes: 300,
      },
      {
        title: 'Write the second issue',
        instructions: 'Use what you learned, and tell us what you tried.',
        minutes: 480,
        kinds: ['text', 'link'],
      },
    ],
  },
  {
    slug: 'story-hour-booth',
    name: 'Story hour at the harbor fair',
    description: 'Plan our booth at the harbor fair: what we show, what we say and how we count visitors.',
    tags: ['Events', 'Fundraising'],
    overview:
      'One Saturday, one tent, about a thousand families. We want them to hear about story hour. You’ll plan the booth and run it with us.',
    requirements: 'Event planning, teamwork and a clear voice. You’re free on the Saturday of the fair.',
    benefits: 'You’ll lead a real event with your own small budget. Lunch is on us.',
    goals: 'Sixty kids at story hour in the month after the fair.',
    commission: '$90 for the day',
    weeklyHours: 3,
    totalHours: 26,
    created: 4.6,
    chain: 3,
    tasks: [
      {
        title: 'Plan the table',
        instructions: 'Draw the booth with everything in its place, and list what we need to bring.',
        minutes: 360,
        kinds: ['upload', 'link'],
      },
      {
        title: 'What we say in ten seconds',
        instructions:
          'Write three opening lines: one for parents, one for kids and one for people who just want shade.',
        minutes: 300,
      },
      {
        title: 'Run the booth',
        instructions: 'Five hours with two of us. Count everyone who stops.',
        minutes: 600,
      },
      {
        title: 'Look back',
        instructions: 'What would you do again, and what wouldn’t you? Include your count.',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
    ],
  },
];
