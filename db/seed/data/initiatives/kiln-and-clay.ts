import type { Initiative } from '../shapes.ts';

export const kilnAndClay: Initiative[] = [
  {
    slug: 'product-photos',
    name: 'Forty cups, forty photos',
    description:
      'Photograph forty handmade cups for our online shelf, each one clear, true to colour and alike.',
    tags: ['Photography', 'Online sales', 'Websites'],
    overview:
      'Our members make beautiful cups and photograph them under kitchen lamps. Set up one corner, one light, one angle, and show us how it is done.',
    requirements: 'Photography and photo editing. A steady hand with fragile things.',
    benefits: 'A wheel lesson for you and a friend, and a portfolio of forty product pictures.',
    goals: 'All forty cups online in three weeks.',
    commission: '$3 a photo',
    weeklyHours: 4,
    totalHours: 14,
    created: 42,
    tasks: [
      {
        title: 'Build the corner',
        instructions: 'Paper, window, table. Send one photo of the set-up and one of a cup in it.',
        minutes: 150,
        kinds: ['upload', 'link'],
      },
      {
        title: 'The first ten',
        instructions: 'Ten cups, all from the same height. Colours as they are.',
        minutes: 240,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Thirty more',
        instructions: 'Same again. Take breaks; clay does not run away.',
        minutes: 420,
        kinds: ['link', 'upload'],
      },
    ],
  },
  {
    slug: 'description-rewrite',
    name: 'Rewrite our class pages',
    description: 'Rewrite six class descriptions so that a nervous beginner signs up.',
    tags: ['Writing', 'Websites'],
    overview:
      'Our class pages talk about cone 6 and stoneware. Beginners close the page. Tell them what they will do with their hands, and what they take home.',
    requirements: 'Copywriting, proofreading. You have never touched clay? Even better.',
    benefits: 'One free class, so that you know what you are writing about.',
    goals: 'Ten more beginners next season.',
    commission: '$70 for all six',
    weeklyHours: 2,
    totalHours: 6,
    created: 23,
    tasks: [
      {
        title: 'Take a class',
        instructions: 'Come to any class. Afterwards write what you were afraid of before.',
        minutes: 150,
      },
      { title: 'Two pages', instructions: 'Beginners and Saturday families. 120 words each.', minutes: 80 },
      {
        title: 'Four more pages',
        instructions: 'Wheel, hand building, glazing, open studio.',
        minutes: 130,
        kinds: ['text', 'link'],
      },
    ],
  },
  {
    slug: 'gift-fair',
    name: 'A stall at the winter gift fair',
    description: 'Plan prices, signs and a friendly sentence for our stall at the gift fair.',
    tags: ['Events', 'Direct sales', 'Posters and flyers'],
    overview: 'Twelve members, sixty pieces, one table. Last year nobody knew what anything cost.',
    requirements: 'Selling, some graphic design for signs, customer service.',
    benefits: 'A day of real selling, paid, with hot soup.',
    goals: 'Sell forty of sixty pieces.',
    commission: '5% of the day’s sales',
    weeklyHours: 3,
    totalHours: 27,
    created: 49,
    deletedAgo: 9,
    tasks: [
      {
        title: 'A price list',
        instructions: 'Talk to the members and write one list that fits on one page.',
        minutes: 360,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Signs for the table',
        instructions: 'Five small signs that can be read from two metres.',
        minutes: 480,
        kinds: ['upload', 'link'],
      },
      { title: 'Sell for one day', instructions: 'Note what people ask before they buy.', minutes: 720 },
    ],
  },
];
