import type { Initiative } from '../shapes.ts';

export const secondSpin: Initiative[] = [
  {
    slug: 'bike-to-school',
    name: 'Bike to school ambassadors',
    description: 'Find out why students at your school do not ride, and help ten of them start.',
    tags: ['School ambassadors', 'Surveys', 'Referrals'],
    overview:
      'The racks at most schools are half empty. Some people have no bike, some have no lock, some just never tried. You find out which, and we bring what is missing.',
    requirements: 'Public speaking in front of one class, some research, and teamwork with our mechanics.',
    benefits: 'A serviced bike to use for the season and a lock you keep.',
    goals: 'Ten students who ride twice a week by the end of term.',
    commission: '$15 for every rider who stays four weeks',
    weeklyHours: 3,
    totalHours: 28,
    created: 47,
    chain: 1,
    tasks: [
      {
        title: 'Count the rack',
        instructions: 'Count bikes at your school on five mornings. Note the weather.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Ask thirty students',
        instructions:
          'How do you get to school, and what would make you ride? Thirty short answers in a table.',
        minutes: 420,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Hold a ten-minute talk',
        instructions: 'One class or club. Send your notes and three questions you were asked.',
        minutes: 360,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Bring ten riders',
        instructions: 'Ten people who want to try. We fit the bikes on a Thursday.',
        minutes: 600,
      },
    ],
  },
  {
    slug: 'before-after',
    name: 'Before and after photos',
    description: 'Photograph six bikes before and after repair and write two lines about each.',
    tags: ['Photography', 'Social media'],
    overview:
      'A rusty frame becomes somebody’s way to school. Six times in a month. We want pictures of it that look as good as it feels.',
    requirements: 'Photography with a phone or camera, light photo editing.',
    benefits: 'You learn product photography and the basics of bike repair, if you like.',
    goals: 'Six posts, and two of the six bikes sold through them.',
    commission: '$12 a bike',
    weeklyHours: 2,
    totalHours: 9,
    created: 20,
    chain: 2,
    tasks: [
      {
        title: 'One bike as a test',
        instructions: 'Same place, same light, same angle, before and after. Two pictures.',
        minutes: 120,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Five more bikes',
        instructions: 'A folder with ten pictures, named by bike.',
        minutes: 300,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Two lines for each',
        instructions: 'What was broken, who might ride it now. Plain words.',
        minutes: 100,
      },
    ],
  },
  {
    slug: 'repair-day-partners',
    name: 'Ten partners for repair day',
    description: 'Make a list of ten neighbours who could help with repair day, and win three of them.',
    tags: ['Local partnerships', 'Events'],
    overview:
      'On repair day we fix bikes for free on the square. It needs coffee, shade, music and chairs. Others have those things.',
    requirements: 'Networking, a bit of negotiation, and you write a friendly e-mail.',
    benefits: 'You meet half the neighbourhood, and learn to ask for things well.',
    goals: 'Three partners, named on the poster.',
    weeklyHours: 3,
    totalHours: 11,
    created: 5.4,
    chain: 3,
    tasks: [
      {
        title: 'A list of ten',
        instructions: 'Who, what they have that we need, what we have that they need.',
        minutes: 150,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Write to five',
        instructions: 'One e-mail of six sentences, changed for each of the five.',
        minutes: 120,
      },
      {
        title: 'Meet three',
        instructions: 'Take one of us along if you like. Send a short note on each meeting.',
        minutes: 360,
      },
    ],
  },
];
