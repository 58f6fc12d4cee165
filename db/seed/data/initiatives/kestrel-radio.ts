// Initiatives of Kestrel Community Radio.
import type { Initiative } from '../shapes.ts';

export const kestrelRadio: Initiative[] = [
  {
    slug: 'voices-under-twenty',
    name: 'Voices under twenty',
    description: 'Record five conversations with local people under twenty for our Sunday show.',
    tags: ['Podcasts', 'Customer interviews'],
    overview:
      'A baker’s apprentice, a goalie, someone who just moved here. Eight minutes each. You’ll find them, ask good questions and edit the recording with us.',
    requirements: 'Interviewing, research and storytelling. We’ll teach you how to record.',
    benefits: 'A radio credit, a press pass and a weekly slot in studio two.',
    goals: 'Five interviews on the air in two months.',
    commission: '$25 per interview',
    weeklyHours: 4,
    totalHours: 38,
    created: 2.9,
    tasks: [
      {
        title: 'Pick five people',
        instructions: 'Tell us who they are, why you chose them and the first question you’d ask each one.',
        minutes: 240,
      },
      {
        title: 'The first conversation',
        instructions: 'Record up to twenty minutes, unedited. Get the permission form signed first.',
        minutes: 480,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Edit it to eight minutes',
        instructions: 'You’ll edit with two of our volunteers in studio two. Send us the final file.',
        minutes: 540,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Four more interviews',
        instructions: 'Record one every ten days.',
        minutes: 1020,
        kinds: ['upload', 'link'],
      },
    ],
  },
  {
    slug: 'listener-survey',
    name: 'Who’s listening?',
    description: 'A one-day street survey: Do people know 98.5 FM, and when do they listen?',
    tags: ['Surveys', 'Market research'],
    overview:
      'We have no idea how many people listen to us. Fifty answers from the street would be a good start.',
    requirements: 'Public speaking and spreadsheets.',
    benefits: 'You’ll announce the results yourself, live on the air.',
    goals: 'Fifty answers and one surprise.',
    weeklyHours: 4,
    totalHours: 6,
    created: 0.8,
    tasks: [
      {
        title: 'Write four questions',
        instructions: 'Keep them short enough to ask at a bus stop.',
        minutes: 60,
      },
      {
        title: 'Fifty answers',
        instructions: 'Ask in three places at three times of day. Put the answers in a table.',
        minutes: 240,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Ninety seconds on air',
        instructions: 'Write what you’ll say about the results.',
        minutes: 60,
      },
    ],
  },
];
