import type { Initiative } from '../shapes.ts';

export const willowStreet: Initiative[] = [
  {
    slug: 'true-stories',
    name: 'True stories of older dogs',
    description: 'Meet four older dogs, write their stories and help one of them find a home.',
    tags: ['Writing', 'Social media', 'Photography'],
    overview:
      'Older dogs wait four times longer than puppies. A good story halves that. You spend an hour with each dog, talk to the person who walks them and write what is true.',
    requirements: 'Storytelling and writing. You are calm around animals. Photography is welcome.',
    benefits: 'A letter for your volunteer hours, and four dogs who will be glad to see you.',
    goals: 'Four stories online, one adoption within six weeks.',
    weeklyHours: 3,
    totalHours: 10,
    created: 63,
    chain: 1,
    tasks: [
      {
        title: 'Meet the first dog',
        instructions: 'One hour with Biscuit. Write down ten things you noticed. No adjectives.',
        minutes: 90,
      },
      {
        title: 'The first story',
        instructions:
          'Two hundred words, the dog’s habits, one funny thing, one thing the new home must know.',
        minutes: 120,
        kinds: ['text', 'link'],
      },
      {
        title: 'Three more',
        instructions: 'Nora, Pepper and Old Tom. Same length.',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Answer the first e-mails',
        instructions: 'People will write. Draft the answers with Grace.',
        minutes: 90,
      },
    ],
  },
  {
    slug: 'open-house',
    name: 'Open house in spring',
    description:
      'Plan a calm open house for forty visitors: invitation, route through the shelter, and follow-up.',
    tags: ['Events', 'Fundraising', 'Local partnerships'],
    overview:
      'We open four times a year and it is always too loud for the animals. Help us plan one that is calm and still brings donations.',
    requirements: 'Event planning, networking, time management. Two weekends on site.',
    benefits: 'You run an event from first idea to thank-you note, with a vet as your mentor.',
    goals: 'Forty visitors, eight new monthly donors, no frightened cats.',
    commission: 'Volunteer project, travel paid',
    weeklyHours: 4,
    totalHours: 36,
    created: 40,
    chain: 2,
    tasks: [
      {
        title: 'A route for visitors',
        instructions:
          'Draw the way through the house and mark the quiet places. Say how many may be inside at once.',
        minutes: 300,
        kinds: ['upload', 'link'],
      },
      {
        title: 'The invitation',
        instructions: 'A hundred words and a picture idea. It must say what not to bring.',
        minutes: 240,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Ask five shops',
        instructions: 'Five shops that might give food, blankets or prizes. Send the list and their answers.',
        minutes: 480,
        kinds: ['text', 'upload'],
      },
      {
        title: 'The day',
        instructions: 'You lead the door. Count visitors and write three things people asked.',
        minutes: 600,
      },
      {
        title: 'Thank-you notes',
        instructions: 'One note for visitors, one for donors, one for shops.',
        minutes: 240,
      },
    ],
  },
  {
    slug: 'cat-names',
    name: 'Name cards for cats',
    description: 'Make small, cheerful name cards for twelve cat rooms in one afternoon.',
    tags: ['Graphic design', 'Writing'],
    overview:
      'Each room has a number. Numbers do not get adopted. Make cards with a name, one habit and a drawing.',
    requirements: 'Drawing or Canva. A sense of humour.',
    benefits: 'An afternoon with cats.',
    goals: 'Twelve cards on twelve doors by the weekend.',
    weeklyHours: 4,
    totalHours: 4,
    created: 6.2,
    chain: 3,
    tasks: [
      {
        title: 'One card',
        instructions: 'Postcard size. Send one, so that we can agree on the look.',
        minutes: 60,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Eleven more',
        instructions: 'Names and habits are on the list at the desk; ask for it in a message.',
        minutes: 150,
        kinds: ['upload', 'link'],
      },
    ],
  },
];
