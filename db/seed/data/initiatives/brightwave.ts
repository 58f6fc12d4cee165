import type { Initiative } from '../shapes.ts';

export const brightwave: Initiative[] = [
  {
    slug: 'campus-poster',
    name: 'Campus poster with a code',
    description: 'Design one poster, hang it in three places, and find out which spot brings the most scans.',
    tags: ['Posters and flyers', 'Graphic design', 'Surveys'],
    overview:
      'We run a free design clinic for student clubs and nobody knows about it. Make the poster we would never dare to make. Three codes, three places, one winner.',
    requirements:
      'Graphic design basics, in Canva or better. Photo editing is a plus. You like getting detailed feedback.',
    benefits:
      'Two feedback rounds with a senior designer, a printed poster, and a line about your project on our site.',
    goals: 'Fifty scans and five clubs at the next clinic.',
    commission: '$100 for the finished poster',
    weeklyHours: 3,
    totalHours: 9,
    created: 38,
    tasks: [
      {
        title: 'Say it in six words',
        instructions: 'Write ten headlines of at most six words. Mark your favourite and say why.',
        minutes: 45,
      },
      {
        title: 'First design',
        instructions: 'One A3 poster with your headline. Black and one colour. PDF or PNG.',
        minutes: 210,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Second design',
        instructions: 'Change what we asked, and one thing we did not ask.',
        minutes: 120,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Three places, one week',
        instructions:
          'Hang the posters, wait a week, and send the count for each code with one sentence on why.',
        minutes: 120,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'cafe-menus',
    name: 'Menus people can read',
    description: 'Test three café menus with real guests and tell us which words and sizes work.',
    tags: ['Product testing', 'Customer interviews', 'Graphic design'],
    overview:
      'We design menus and rarely see them used. You sit in a café with three versions, watch and ask.',
    requirements: 'Interviewing, some drawing, and the courage to say that our design is not working.',
    benefits: 'You learn how designers test their work. We credit you on the menu.',
    goals: 'Find the version that gets an order in the shortest time with the fewest questions.',
    weeklyHours: 3,
    totalHours: 10,
    created: 57,
    inactive: true,
    tasks: [
      {
        title: 'Watch fifteen guests',
        instructions:
          'For each guest note: where they look first, how long until they order, and what they ask.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Ask five of them',
        instructions: 'Two questions: what was hard to find, and what would you have liked to know?',
        minutes: 120,
      },
      {
        title: 'Mark up the menu',
        instructions: 'Print the menu and mark what you would change with a pen. A photo is enough.',
        minutes: 180,
        kinds: ['upload', 'link'],
      },
    ],
  },
];
