// Initiatives of Kiln & Clay.
import type { Initiative } from '../shapes.ts';

export const kilnAndClay: Initiative[] = [
  {
    slug: 'product-photos',
    name: 'Forty mugs, forty photos',
    description:
      'Photograph forty handmade mugs for our online shop: sharp, true to color and all in the same style.',
    tags: ['Photography', 'Online sales', 'Websites'],
    overview:
      'Our members make beautiful mugs and photograph them under kitchen lights. Set up one corner, one light and one angle, and show us how it’s done.',
    requirements: 'Photography, photo editing and a steady hand with fragile things.',
    benefits: 'A wheel lesson for you and a friend, and forty product photos for your portfolio.',
    goals: 'All forty mugs online in three weeks.',
    commission: '$3 per photo',
    weeklyHours: 4,
    totalHours: 14,
    created: 42,
    tasks: [
      {
        title: 'Set up the photo corner',
        instructions:
          'You need paper, a window and a table. Send one photo of the setup and one of a mug in it.',
        minutes: 150,
        kinds: ['upload', 'link'],
      },
      {
        title: 'The first ten',
        instructions: 'Ten mugs, all shot from the same height, with true colors.',
        minutes: 240,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Thirty more',
        instructions: 'The same again. Take breaks. The clay isn’t going anywhere.',
        minutes: 450,
        kinds: ['link', 'upload'],
      },
    ],
  },
  {
    slug: 'description-rewrite',
    name: 'Rewrite our class pages',
    description: 'Rewrite six class descriptions so a nervous beginner signs up.',
    tags: ['Writing', 'Websites'],
    overview:
      'Our class pages talk about cone 6 and stoneware, and beginners close the page. Tell them what they’ll make and what they’ll take home.',
    requirements: 'Copywriting and proofreading. Never touched clay? Even better.',
    benefits: 'One free class, so you know what you’re writing about.',
    goals: 'Ten more beginners next season.',
    commission: '$70 for all six',
    weeklyHours: 2,
    totalHours: 6,
    created: 23,
    tasks: [
      {
        title: 'Take a class',
        instructions: 'Come to any class. Afterward, write down what worried you before you came.',
        minutes: 150,
      },
      { title: 'Two pages', instructions: 'Beginners and Saturday families, 120 words each.', minutes: 80 },
      {
        title: 'Four more pages',
        instructions: 'Wheel, hand-building, glazing and open studio.',
        minutes: 130,
        kinds: ['text', 'link'],
      },
    ],
  },
  {
    slug: 'gift-fair',
    name: 'A booth at the winter gift fair',
    description: 'Plan the prices, the signs and a friendly pitch for our booth at the gift fair.',
    tags: ['Events', 'Direct sales', 'Posters and flyers'],
    overview: 'Twelve members, sixty pieces, one table. Last year nobody knew what anything cost.',
    requirements: 'Selling, customer service and some graphic design for the signs.',
    benefits: 'A paid day of real selling, with hot soup.',
    goals: 'Sell forty of the sixty pieces.',
    commission: '5% of the day’s sales',
    weeklyHours: 3,
    totalHours: 27,
    created: 49,
    deletedAgo: 9,
    tasks: [
      {
        title: 'A price list',
        instructions: 'Talk to the members and make a price list that fits on one page.',
        minutes: 360,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Signs for the table',
        instructions: 'Make five small signs that people can read from six feet away.',
        minutes: 540,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Sell for one day',
        instructions: 'Write down what people ask before they buy.',
        minutes: 720,
      },
    ],
  },
];
