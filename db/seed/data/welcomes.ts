// Saved initiatives and progress in the welcome quest. Numbers are days before now.
type Welcome = {
  student: string;
  /** company/initiative and when, oldest first. */
  saved?: [to: string, ago: number][];
  read?: number;
  dismissed?: number;
  /** Completed, and the celebration was shown. */
  celebrated?: number;
};

export const welcomes: Welcome[] = [
  {
    student: 'maya-torres',
    saved: [
      ['sunny-side/taste-survey', 39],
      ['harbor-lane/teen-newsletter', 30],
      ['kestrel-radio/listener-survey', 0.6],
      ['greenhouse-nine/referral-week', 0.4],
    ],
    read: 40,
    celebrated: 38,
  },
  {
    student: 'aisha-khan',
    saved: [
      ['sunny-side/saturday-poster', 43],
      ['brightwave/campus-poster', 37],
      ['meeple-corner/window-display', 1],
    ],
    read: 73,
    celebrated: 43,
  },
  // One step left: a second bookmark.
  { student: 'leo-park', saved: [['second-spin/before-after', 12]], read: 18 },
  { student: 'amara-okafor', saved: [['rewoven/swap-party', 7]], dismissed: 60 },
  {
    student: 'tomas-silva',
    saved: [
      ['kiln-and-clay/product-photos', 40],
      ['meeple-corner/game-reviews', 14],
      ['willow-street/cat-names', 5],
    ],
    read: 57,
  },
  { student: 'priyanka-desai', saved: [['tidepool/quick-quiz', 2]], dismissed: 3 },
];
