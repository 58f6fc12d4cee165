import type { Initiative } from '../shapes.ts';

export const kestrelRadio: Initiative[] = [
  {
    slug: 'voices-under-twenty',
    name: 'Voices under twenty',
    description: 'Record five conversations with local people under twenty for our Sunday show.',
    tags: ['Podcasts', 'Customer interviews'],
    overview:
      'A baker’s apprentice, a goalkeeper, somebody who just arrived here. Eight minutes each. You find them, ask well and cut it with us.',
    requirements: 'Interviewing, research, storytelling. We teach recording.',
    benefits: 'A radio credit, a press pass and the key to studio two.',
    goals: 'Five pieces on air in two months.',
    commission: '$25 a piece',
    weeklyHours: 4,
    totalHours: 38,
    created: 2.9,
    tasks: [
      {
        title: 'Five people',
        instructions: 'Who, why them, and the first question you would ask each.',
        minutes: 240,
      },
      {
        title: 'The first conversation',
        instructions: 'Record it raw, up to twenty minutes. Permission form first.',
        minutes: 480,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Cut it to eight',
        instructions: 'With Declan in studio two. Send the final file.',
        minutes: 480,
        kinds: ['upload', 'link'],
      },
      { title: 'Four more', instructions: 'One every ten days.', minutes: 1020, kinds: ['upload', 'link'] },
    ],
  },
  {
    slug: 'listener-survey',
    name: 'Who is listening?',
    description: 'A one-day street survey: do people know 98.4, and when do they listen?',
    tags: ['Surveys', 'Market research'],
    overview: 'We have no idea how many people hear us. Fifty answers on the street would be a start.',
    requirements: 'Public speaking, spreadsheets.',
    benefits: 'You announce the result yourself, live.',
    goals: 'Fifty answers and one surprise.',
    weeklyHours: 4,
    totalHours: 6,
    created: 0.8,
    tasks: [
      { title: 'Four questions', instructions: 'Short enough to ask at a bus stop.', minutes: 45 },
      {
        title: 'Fifty answers',
        instructions: 'Three places, three times of day. A table.',
        minutes: 240,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Ninety seconds on air',
        instructions: 'Write what you will say about the result.',
        minutes: 60,
      },
    ],
  },
];
