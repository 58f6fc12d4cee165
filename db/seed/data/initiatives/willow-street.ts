// Initiatives of Willow Street Animal Rescue.
import type { Initiative } from '../shapes.ts';

export const willowStreet: Initiative[] = [
  {
    slug: 'true-stories',
    name: 'True stories of older dogs',
    description: 'Meet four older dogs, write their stories and help one of them find a home.',
    tags: ['Writing', 'Social media', 'Photography'],
    overview:
      'Older dogs wait four times as long as puppies. A good story cuts that in half. You’ll spend an hour with each dog, talk to the person who walks them and write what’s true.',
    requirements: 'Storytelling and writing. You’re calm around animals. Photography is a plus.',
    benefits: 'A letter for your volunteer hours and four dogs who will be glad to see you.',
    goals: 'Four stories online and one adoption within six weeks.',
    weeklyHours: 3,
    totalHours: 10,
    created: 63,
    chain: 1,
    tasks: [
      {
        title: 'Meet the first dog',
        instructions: 'Spend one hour with Biscuit. Write down ten things you noticed. No adjectives.',
        minutes: 90,
      },
      {
        title: 'The first story',
        instructions:
          'Two hundred words: the dog’s habits, one funny thing and one thing the new family needs to know.',
        minutes: 120,
        kinds: ['text', 'link'],
      },
      {
        title: 'Three more stories',
        instructions: 'Nora, Pepper and Old Tom. Same length.',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Answer the first emails',
        instructions: 'People will write to us. Draft the replies with Grace.',
        minutes: 90,
      },
    ],
  },
  {
    slug: 'open-house',
    name: 'Spring open house',
    description:
      'Plan a calm open house for forty visitors: the invitation, the route through the shelter and the follow-up.',
    tags: ['Events', 'Fundraising', 'Local partnerships'],
    overview:
      'We hold an open house four times a year, and it’s always too loud for the animals. Help us plan one that’s calm and still brings in donations.',
    requirements: 'Event planning, networking and time management. Two weekends on site.',
    benefits: 'You’ll run an event from first idea to thank-you note, with a vet as your mentor.',
    goals: 'Forty visitors, eight new monthly donors and no scared cats.',
    commission: 'Volunteer project, travel costs covered',
    weeklyHours: 4,
    totalHours: 36,
    created: 40,
    chain: 2,
    tasks: [
      {
        title: 'A route for visitors',
        instructions:
          'Draw the route through the shelter and mark the quiet spots. Tell us how many people can be inside at a time.',
        minutes: 360,
        kinds: ['upload', 'link'],
      },
      {
        title: 'The invitation',
        instructions: 'A hundred words and an idea for the image. It has to say what not to bring.',
        minutes: 300,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Ask five stores',
        instructions:
          'Find five stores that might donate food, blankets or prizes. Send the list and their answers.',
        minutes: 540,
        kinds: ['text', 'upload'],
      },
      {
        title: 'Run the day',
        instructions:
          'You’re in charge of the door. Count visitors and write down three things people asked.',
        minutes: 660,
      },
      {
        title: 'Thank-you notes',
        instructions: 'Write one note for visitors, one for donors and one for the stores.',
        minutes: 300,
      },
    ],
  },
  {
    slug: 'cat-names',
    name: 'Name cards for cats',
    description: 'Make small, cheerful name cards for twelve cat rooms in one afternoon.',
    tags: ['Graphic design', 'Writing'],
    overview:
      'Each room has a number, and numbers don’t get adopted. Make cards with a name, one habit and a drawing.',
    requirements: 'Drawing or Canva, and a sense of humor.',
    benefits: 'An afternoon with cats.',
    goals: 'Twelve cards on twelve doors by the weekend.',
    weeklyHours: 4,
    totalHours: 4,
    created: 6.2,
    chain: 3,
    tasks: [
      {
        title: 'One card',
        instructions: 'Make one postcard-size card and send it, so we can agree on the style.',
        minutes: 60,
        kinds: ['upload', 'link'],
      },
      {
        title: 'Eleven more cards',
        instructions:
          'Names and habits are on a list at our front desk. Send us a message and we’ll share it.',
        minutes: 180,
        kinds: ['upload', 'link'],
      },
    ],
  },
];
