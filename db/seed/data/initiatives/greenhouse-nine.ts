import type { Initiative } from '../shapes.ts';

export const greenhouseNine: Initiative[] = [
  {
    slug: 'shelf-check',
    name: 'Supermarket shelf check',
    description: 'Visit four shops, compare salad prices and labels, and tell us where we stand.',
    tags: ['Competitor research', 'Market research'],
    overview:
      'We set our prices by feeling. You walk through four shops with a list and come back with facts.',
    requirements: 'Research, spreadsheets, comfortable shoes.',
    benefits: 'A vegetable box for your family, and a method you can use anywhere.',
    goals: 'One page that tells us which three prices to change.',
    commission: '$50',
    weeklyHours: 3,
    totalHours: 7,
    created: 50,
    chain: 1,
    tasks: [
      {
        title: 'Make the list',
        instructions: 'Twelve products we sell, and what you will note about each in the shops.',
        minutes: 60,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Visit four shops',
        instructions: 'Fill the table. Prices per 100 grams, please, so that we can compare.',
        minutes: 210,
        kinds: ['upload', 'link'],
      },
      {
        title: 'One page for us',
        instructions: 'Three prices to change, three labels you liked, one idea we did not ask for.',
        minutes: 120,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'box-unpacking',
    name: 'Unpack the box: a video series',
    description: 'Film four short videos of what is in the weekly box and one thing to cook with it.',
    tags: ['Short videos', 'Social media', 'Product launches'],
    overview:
      'People cancel when they do not know what to do with kohlrabi. Show them, in forty seconds, in your own kitchen.',
    requirements: 'Filming, video editing, and you like to cook. TikTok or Instagram, as you prefer.',
    benefits: 'Four free boxes and your name in each video.',
    goals: 'Fewer cancelled boxes in the month of the series.',
    commission: '$35 a video',
    weeklyHours: 4,
    totalHours: 30,
    created: 28,
    changedAgo: 6.5,
    chain: 2,
    tasks: [
      {
        title: 'A plan for four',
        instructions: 'For each: the vegetable, the dish, the first shot.',
        minutes: 180,
      },
      {
        title: 'The pilot',
        instructions: 'One finished video. Hands and food only, no faces needed.',
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
        instructions: 'One a week. Send each when it is ready and all of them here at the end.',
        minutes: 900,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Ask the subscribers',
        instructions: 'Five phone calls to people who watched. What did they cook?',
        minutes: 240,
      },
    ],
  },
  {
    slug: 'referral-week',
    name: 'Referral week',
    description: 'Design one week in which subscribers bring a neighbour, and run it with us.',
    tags: ['Referrals', 'Newsletters', 'Posters and flyers'],
    overview: 'Our best customers come through other customers. We have never asked them properly.',
    requirements: 'Copywriting, email marketing, friendly spreadsheets.',
    benefits: 'You see a small campaign from plan to result.',
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
          'What does the neighbour get, what does the friend get? Two ideas and what each costs us.',
        minutes: 180,
      },
      {
        title: 'Card and e-mail',
        instructions: 'A card for the box and an e-mail of 120 words.',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Run the week',
        instructions: 'Count every day. Tell us what you would change on day three.',
        minutes: 480,
      },
    ],
  },
];
