import type { Initiative } from '../shapes.ts';

export const northlight: Initiative[] = [
  {
    slug: 'plain-words',
    name: 'Solar in plain words',
    description: 'Interview five home owners about solar and rewrite our ten most confusing sentences.',
    tags: ['Customer interviews', 'Writing', 'Websites'],
    overview:
      'Inverter, yield, feed-in. We say these words all day and people nod. You find out what they really understood.',
    requirements: 'Interviewing, writing. You dare to say "I do not understand this".',
    benefits: 'A day with the installers, on the ground or on the roof (with a harness).',
    goals: 'Ten sentences that a grandmother and a ten-year-old both get.',
    commission: '$90',
    weeklyHours: 3,
    totalHours: 13,
    created: 36,
    tasks: [
      {
        title: 'Find the ten sentences',
        instructions: 'Read our website. Copy the ten sentences you understood least.',
        minutes: 90,
      },
      {
        title: 'Five conversations',
        instructions: 'We give you five customers who agreed. Twenty minutes each by phone.',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Ten new sentences',
        instructions: 'Old and new side by side. Erik checks the physics.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'school-roofs',
    name: 'Which school roofs are ready?',
    description: 'Make a map of school roofs in our area and prepare a talk for one school board.',
    tags: ['Market research', 'Local partnerships', 'School ambassadors'],
    overview:
      'Schools have large flat roofs and small budgets. There is public money for them, but somebody has to ask. You prepare the asking.',
    requirements: 'Research, spreadsheets, presenting. Patience with public websites.',
    benefits: 'You present to adults who decide. That looks good anywhere.',
    goals: 'A list of twenty roofs and one appointment with a school board.',
    commission: '$200 if one school signs',
    weeklyHours: 5,
    totalHours: 42,
    created: 21,
    tasks: [
      {
        title: 'A list of twenty roofs',
        instructions: 'Address, size from the map, direction, shade. A table.',
        minutes: 600,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Find the money',
        instructions: 'Which public programmes fit? Name three, with the date by which one must apply.',
        minutes: 480,
      },
      {
        title: 'Six slides',
        instructions: 'One picture and one sentence each.',
        minutes: 720,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Practise and present',
        instructions: 'Practise with us, then present. Write what they asked.',
        minutes: 600,
      },
    ],
  },
];
