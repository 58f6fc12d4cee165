// Initiatives of Meeple Corner.
import type { Initiative } from '../shapes.ts';

export const meepleCorner: Initiative[] = [
  {
    slug: 'teen-club',
    name: 'Fill the Friday teen club',
    description: 'Find out why Fridays are half empty and bring in eight new regulars.',
    tags: ['School ambassadors', 'Referrals', 'Surveys'],
    overview:
      'The Friday teen club has twelve chairs and five regulars. They love it. Help us find the other seven, and maybe an eighth.',
    requirements: 'Customer service and teamwork. You like games, but you don’t have to be good at them.',
    benefits: 'Free entry and hot chocolate for as long as you work with us.',
    goals: 'All twelve chairs taken on four Fridays.',
    commission: '$8 for each new regular',
    weeklyHours: 3,
    totalHours: 20,
    created: 34,
    chain: 1,
    tasks: [
      {
        title: 'Ask the five regulars',
        instructions: 'Why do they come, and who have they told?',
        minutes: 120,
      },
      {
        title: 'Ask ten people who don’t come',
        instructions: 'Ask people at your school. What would have to change for them to come?',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Three ideas',
        instructions: 'Put each one on a card: the idea, the cost and the first step.',
        minutes: 240,
      },
      {
        title: 'Test one for three weeks',
        instructions: 'We’ll pick one together. Count visitors every Friday.',
        minutes: 600,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'game-reviews',
    name: 'Honest reviews of twenty games',
    description: 'Play twenty games and write a sixty-word review of each.',
    tags: ['Product testing', 'Customer reviews', 'Writing'],
    overview:
      'We have 600 games on the shelf and no advice. Reviews from people who actually played them would help more than stars.',
    requirements: 'Writing and three friends. Blogging experience is a plus.',
    benefits: 'You play for free and get to keep two games.',
    goals: 'Twenty review cards on the shelf.',
    weeklyHours: 4,
    totalHours: 32,
    created: 15,
    chain: 2,
    tasks: [
      {
        title: 'Three reviews',
        instructions: 'Sixty words each. Who is it for? How long does it take? When does it get boring?',
        minutes: 360,
      },
      {
        title: 'Seven more reviews',
        instructions: 'Include at least two games you didn’t like. Say why, kindly.',
        minutes: 720,
        kinds: ['text', 'upload'],
      },
      {
        title: 'The last ten reviews',
        instructions: 'Put a one-line verdict at the top of each.',
        minutes: 840,
        kinds: ['text', 'upload'],
      },
    ],
  },
  {
    slug: 'window-display',
    name: 'A window for rainy days',
    description: 'Plan and build a shop window in one weekend that makes people with umbrellas stop.',
    tags: ['Branding', 'Posters and flyers'],
    overview:
      'Our window is full of boxes, and boxes aren’t much fun. Build a scene out of game pieces and cardboard that makes people come in.',
    requirements: 'Drawing, teamwork and a free Saturday.',
    benefits: 'Your name in the window and all the photos you want.',
    goals: 'Twice as many people stop at the window as now.',
    commission: '$60',
    weeklyHours: 8,
    totalHours: 10,
    created: 1.3,
    chain: 3,
    tasks: [
      {
        title: 'Draw the window',
        instructions: 'Pencil is fine. What will people see from across the street?',
        minutes: 120,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Build it',
        instructions: 'Saturday, ten to four. Send a photo.',
        minutes: 360,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Count who stops',
        instructions: 'Count for one hour before and one hour after, at the same time of day.',
        minutes: 120,
      },
    ],
  },
];
