// Applications to Brightwave Studio.
import type { Application } from '../shapes.ts';

export const brightwave: Application[] = [
  {
    student: 'mei-lin-chen',
    to: 'brightwave/cafe-menus',
    sent: 53,
    note: 'I collect menus. I have 64 of them, and I have thoughts.',
    accepted: [52.1, 'Please bring your collection.'],
    work: [
      {
        task: 1,
        sent: 48,
        file: 'fifteen-guests.csv',
        reviews: [['approved', 47.3, 'Exactly the kind of detail we hoped for.']],
      },
      {
        task: 2,
        sent: 45,
        text: 'Hard to find: the price of oat milk (4 of 5), what is vegan (3 of 5). They also wanted to know how big "large" is.',
        reviews: [['approved', 44, 'Ouch, and thank you.']],
      },
      {
        task: 3,
        sent: 41,
        link: 'https://boards.example/menu-with-red-pen',
        reviews: [
          [
            'approved',
            40.1,
            'We redid the menu with your notes. Your name is at the bottom, small but there.',
          ],
        ],
      },
    ],
  },
  {
    student: 'aisha-khan',
    to: 'brightwave/campus-poster',
    sent: 9,
    note: 'My poster for Sunny Side Bakery got 49 scans. I’d like to beat that.',
    accepted: [8, 'We saw that poster at the laundromat! Welcome.'],
    work: [
      {
        task: 1,
        sent: 6,
        text: 'Your club looks better than this. / Bad posters? Bring them. / Free design. No catch. Thursdays. / We fix ugly. (favorite: it’s short and a little rude, so people will look twice)',
        reviews: [['approved', 5.2, '"We fix ugly." Yes. We argued for an hour and you won.']],
      },
      { task: 2, sent: 0.9, file: 'we-fix-ugly-first.pdf' },
    ],
  },
  {
    student: 'hana-suzuki',
    to: 'brightwave/campus-poster',
    sent: 20,
    note: 'I draw letters by hand and would like to learn how real designers give feedback.',
    accepted: [18.8],
    work: [
      {
        task: 1,
        sent: 16,
        text: 'All ten headlines are in the list. My favorite is "Draw it worse with us" because it takes the fear away.',
        reviews: [['approved', 15.4, 'Charming. Keep it.']],
      },
      {
        task: 2,
        sent: 12.4,
        link: 'https://boards.example/draw-it-worse-1',
        reviews: [
          [
            'needs_revision',
            11.5,
            'The lettering is lovely, but the code is so small that a phone almost has to touch it. Test it from three feet away.',
          ],
        ],
      },
      {
        task: 2,
        sent: 9.8,
        link: 'https://boards.example/draw-it-worse-2',
        reviews: [['approved', 9, 'It scans from six feet. Great!']],
      },
      {
        task: 3,
        sent: 5.1,
        link: 'https://boards.example/draw-it-worse-3',
        reviews: [['reviewed', 2, 'Got it! I want Ben to look at the paper before we say yes.']],
      },
    ],
  },
  {
    student: 'sina-farahani',
    to: 'brightwave/campus-poster',
    sent: 17,
    note: 'I mostly do websites, but a code on a poster leads to one.',
    rejected: [15.6, 'We liked your sites. For this one we wanted someone who draws.'],
  },
  {
    student: 'victor-dubois',
    to: 'brightwave/campus-poster',
    sent: 3.1,
    note: 'I can bring in the clubs if someone else does the drawing.',
  },
];
