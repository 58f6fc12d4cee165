// Initiatives of Brightwave Studio.
import type { Initiative } from '../shapes.ts';

export const brightwave: Initiative[] = [
  {
    slug: 'campus-poster',
    name: 'Campus poster with a QR code',
    description: 'Design one poster, hang it in three places and find out which spot gets the most scans.',
    tags: ['Posters and flyers', 'Graphic design', 'Surveys'],
    overview:
      'We run a free design clinic for student clubs and nobody knows about it. Make the poster we’d never dare to make. Three codes, three places, one winner.',
    requirements:
      'Basic graphic design in Canva or a similar tool. Photo editing is a plus. You like detailed feedback.',
    benefits:
      'Two rounds of feedback from a senior designer, a printed poster and a mention of your project on our site.',
    goals: 'Fifty scans and five clubs at the next clinic.',
    commission: '$100 for the finished poster',
    weeklyHours: 3,
    totalHours: 9,
    created: 38,
    tasks: [
      {
        title: 'Say it in six words',
        instructions: 'Write ten headlines of six words or fewer. Mark your favorite and say why.',
        minutes: 60,
      },
      {
        title: 'First design',
        instructions:
          'One 11 × 17 inch poster with your headline, in black plus one color. Send a PDF or PNG.',
        minutes: 210,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Second design',
        instructions: 'Make the changes we asked for, plus one we didn’t.',
        minutes: 120,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Three places, one week',
        instructions:
          'Hang the posters and wait a week. Send the number of scans for each code, and one sentence on why you think they differ.',
        minutes: 150,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'cafe-menus',
    name: 'Menus people can read',
    description: 'Test three café menus with real customers and tell us which words and type sizes work.',
    tags: ['Product testing', 'Customer interviews', 'Graphic design'],
    overview:
      'We design menus but rarely see people use them. You’ll sit in a café with three versions, watch customers and ask questions.',
    requirements: 'Interviewing, some drawing and the courage to tell us when our design isn’t working.',
    benefits: 'You’ll learn how designers test their work, and we’ll credit you on the menu.',
    goals: 'Find the version that helps people order fastest with the fewest questions.',
    weeklyHours: 3,
    totalHours: 10,
    created: 57,
    inactive: true,
    tasks: [
      {
        title: 'Watch fifteen customers',
        instructions:
          'For each customer, note where they look first, how long they take to order and what they ask.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Ask five of them',
        instructions: 'Ask two questions: What was hard to find? What else did you want to know?',
        minutes: 180,
      },
      {
        title: 'Mark up the menu',
        instructions: 'Print the menu and mark your changes with a pen. A photo of it is enough.',
        minutes: 180,
        kinds: ['upload', 'link'],
      },
    ],
  },
];
