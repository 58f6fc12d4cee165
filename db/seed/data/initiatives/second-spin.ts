// Initiatives of Second Spin Bikes.
import type { Initiative } from '../shapes.ts';

export const secondSpin: Initiative[] = [
  {
    slug: 'bike-to-school',
    name: 'Bike to school ambassadors',
    description: 'Find out why students at your school don’t ride, and help ten of them start.',
    tags: ['School ambassadors', 'Surveys', 'Referrals'],
    overview:
      'The bike racks at most schools are half empty. Some people have no bike, some have no lock and some have just never tried. You find out which, and we’ll bring what’s missing.',
    requirements: 'Public speaking in front of one class, some research and teamwork with our mechanics.',
    benefits: 'A tuned-up bike to use for the season and a lock to keep.',
    goals: 'Ten students riding twice a week by the end of the semester.',
    commission: '$15 for every rider who keeps it up for four weeks',
    reward: { amount: 1_500, currency: 'USD', per: 'task' },
    places: 8,
    weeklyHours: 3,
    totalHours: 28,
    created: 47,
    chain: 1,
    tasks: [
      {
        title: 'Count the bikes',
        instructions: 'Count the bikes at your school on five mornings. Note the weather.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Ask thirty students',
        instructions:
          'How do they get to school, and what would make them ride? Send thirty short answers in a table.',
        minutes: 420,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Give a ten-minute talk',
        instructions: 'Talk to one class or club. Send your notes and three questions people asked.',
        minutes: 420,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Sign up ten riders',
        instructions: 'Find ten people who want to try it. We’ll fit their bikes on a Thursday.',
        minutes: 600,
      },
    ],
  },
  {
    slug: 'before-after',
    name: 'Before and after photos',
    description: 'Photograph six bikes before and after repair, and write two sentences about each.',
    tags: ['Photography', 'Social media'],
    overview:
      'A rusty frame becomes someone’s ride to school, six times a month. We want photos that look as good as that feels.',
    requirements: 'Photography with a phone or camera, and light photo editing.',
    benefits: 'You’ll learn product photography and, if you like, the basics of bike repair.',
    goals: 'Six posts, and two of the six bikes sold because of them.',
    commission: '$12 per bike',
    weeklyHours: 2,
    totalHours: 9,
    created: 20,
    chain: 2,
    tasks: [
      {
        title: 'One bike as a test',
        instructions: 'Two photos, before and after: same place, same light, same angle.',
        minutes: 120,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Five more bikes',
        instructions: 'A folder with ten photos, named by bike.',
        minutes: 300,
        kinds: ['link', 'upload'],
      },
      {
        title: 'Two sentences for each',
        instructions: 'What was broken, and who might ride it now? Use plain words.',
        minutes: 120,
      },
    ],
  },
  {
    slug: 'repair-day-partners',
    name: 'Ten partners for repair day',
    description:
      'Make a list of ten neighbors who could help with repair day, and get three of them on board.',
    tags: ['Local partnerships', 'Events'],
    overview:
      'On repair day we fix bikes for free in the town square. We need coffee, shade, music and chairs. Our neighbors have those.',
    requirements: 'Networking, a bit of negotiation and friendly emails.',
    benefits: 'You’ll meet half the neighborhood and learn how to ask for things.',
    goals: 'Three partners with their names on the poster.',
    weeklyHours: 3,
    totalHours: 11,
    created: 5.4,
    chain: 3,
    tasks: [
      {
        title: 'A list of ten',
        instructions: 'Who they are, what they have that we need and what we have that they need.',
        minutes: 150,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Write to five',
        instructions: 'Write one six-sentence email and adapt it for each of the five.',
        minutes: 150,
      },
      {
        title: 'Meet three',
        instructions: 'Bring one of us if you like. Send a short note about each meeting.',
        minutes: 360,
      },
    ],
  },
];
