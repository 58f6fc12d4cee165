// Initiatives of Greenhouse Nine.
import type { Initiative } from '../shapes.ts';

export const greenhouseNine: Initiative[] = [
  {
    slug: 'shelf-check',
    name: 'Supermarket shelf check',
    description: 'Visit four stores, compare produce prices and labels, and tell us how we compare.',
    tags: ['Competitor research', 'Market research'],
    overview:
      'We set our prices by gut feeling. You’ll visit four stores with a list and bring us the facts.',
    requirements: 'Research, spreadsheets and comfortable shoes.',
    benefits: 'A vegetable box for your family and a method you can use anywhere.',
    goals: 'One page that tells us which three prices to change.',
    commission: '$50',
    weeklyHours: 3,
    totalHours: 7,
    created: 50,
    chain: 1,
    tasks: [
      {
        title: 'Make the list',
        instructions: 'List twelve products we sell and what you’ll write down about each one in the stores.',
        minutes: 90,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Visit four stores',
        instructions: 'Fill in the table. Use the price per 4 ounces so we can compare.',
        minutes: 210,
        kinds: ['upload', 'link'],
      },
      {
        title: 'One page for us',
        instructions:
          'Give us three prices to change, three labels you liked and one idea we didn’t ask for.',
        minutes: 120,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'box-unpacking',
    name: 'Unpack the box: a video series',
    description: 'Film four short videos that show what’s in the weekly box and one thing to cook with it.',
    tags: ['Short videos', 'Social media', 'Product launches'],
    overview:
      'People cancel when they don’t know what to do with kohlrabi. Show them how, in forty seconds, in your own kitchen.',
    requirements:
      'Filming, video editing and a love of cooking. Use TikTok or Instagram, whichever you prefer.',
    benefits: 'Four free boxes and a credit in each video.',
    goals: 'Fewer canceled boxes in the month the series runs.',
    commission: '$35 per video',
    weeklyHours: 4,
    totalHours: 30,
    created: 28,
    changedAgo: 6.5,
    chain: 2,
    tasks: [
      {
        title: 'Plan four videos',
        instructions: 'For each video: the vegetable, the dish and the first shot.',
        minutes: 180,
      },
      {
        title: 'The pilot',
        instructions: 'One finished video. Just hands and food, no faces needed.',
        minutes: 480,
        kinds: ['link', 'upload'],
      },
      {
        title: 'A blooper reel',
        instructions: 'We thought this would be fun. We changed our minds.',
        minutes: 120,
        kinds: ['link'],
        retiredAgo: 6.5,
      },
      {
        title: 'Three more videos',
        instructions: 'Make one a week. Message us each one when it’s ready, then submit all three here.',
        minutes: 900,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Ask the subscribers',
        instructions:
          'Ask five people who watched. We’ll put you in touch at our farm stand. What did they cook?',
        minutes: 240,
      },
    ],
  },
  {
    slug: 'referral-week',
    name: 'Referral week',
    description: 'Plan a week when our subscribers invite a neighbor to join, and run it with us.',
    tags: ['Referrals', 'Newsletters', 'Posters and flyers'],
    overview: 'Our best customers come from other customers, but we’ve never really asked for referrals.',
    requirements: 'Copywriting, email marketing and simple spreadsheets.',
    benefits: 'You’ll see a small campaign through from plan to results.',
    goals: 'Twenty new boxes in one week.',
    commission: '$4 for every new box',
    weeklyHours: 3,
    totalHours: 18,
    created: 3.2,
    chain: 3,
    tasks: [
      {
        title: 'The offer',
        instructions:
          'What does the subscriber get, and what does the neighbor get? Send two ideas and what each would cost us.',
        minutes: 240,
      },
      {
        title: 'Card and email',
        instructions: 'Write a card for the box and a 120-word email.',
        minutes: 360,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Run the week',
        instructions: 'Count sign-ups every day. On day three, tell us what you’d change.',
        minutes: 480,
      },
    ],
  },
];
