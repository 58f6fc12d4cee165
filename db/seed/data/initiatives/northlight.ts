// Initiatives of Northlight Solar.
import type { Initiative } from '../shapes.ts';

export const northlight: Initiative[] = [
  {
    slug: 'plain-words',
    name: 'Solar in plain words',
    description: 'Interview five homeowners about solar and rewrite our ten most confusing sentences.',
    tags: ['Customer interviews', 'Writing', 'Websites'],
    overview:
      'Inverter, yield, net metering. We say these words all day and people nod. You’ll find out what they really understood.',
    requirements: 'Interviewing and writing. You’re not afraid to say "I don’t understand this."',
    benefits: 'A day with the installers, safely on the ground.',
    goals: 'Ten sentences that a grandmother and a ten-year-old both understand.',
    commission: '$90',
    weeklyHours: 3,
    totalHours: 13,
    created: 36,
    tasks: [
      {
        title: 'Find the ten sentences',
        instructions: 'Read our website. Copy the ten most confusing sentences.',
        minutes: 120,
      },
      {
        title: 'Five conversations',
        instructions:
          'We’ll connect you with five customers who agreed to talk. Twenty minutes each, by video call from our office.',
        minutes: 360,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Ten new sentences',
        instructions: 'Show old and new side by side. Erik will check the physics.',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'school-roofs',
    name: 'Which school roofs are ready?',
    description: 'Map the school roofs in our area and prepare a presentation for one school board.',
    tags: ['Market research', 'Local partnerships', 'School ambassadors'],
    overview:
      'Schools have big flat roofs and small budgets. There’s public money for solar, but someone has to ask for it. You’ll prepare the request.',
    requirements: 'Research, spreadsheets and presenting. Patience with government websites.',
    benefits: 'You’ll present to the people who decide. That looks good on any application.',
    goals: 'A list of twenty roofs and one meeting with a school board.',
    commission: '$200 if one school signs',
    weeklyHours: 5,
    totalHours: 42,
    created: 21,
    tasks: [
      {
        title: 'A list of twenty roofs',
        instructions:
          'Make a table with the address, the size from the map, the direction it faces and any shade.',
        minutes: 600,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Find the money',
        instructions: 'Which public programs fit? Name three, with their application deadlines.',
        minutes: 600,
      },
      {
        title: 'Six slides',
        instructions: 'One image and one sentence each.',
        minutes: 720,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Practice and present',
        instructions: 'Practice with us, then present. Write down what they asked.',
        minutes: 600,
      },
    ],
  },
];
