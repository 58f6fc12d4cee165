// Unpublished initiative drafts. The content uses the column names of `initiatives`
// and lists the tasks in order.
type Draft = { company: string; startedAgo: number; savedAgo: number; content: Record<string, unknown> };

export const drafts: Draft[] = [
  {
    company: 'sunny-side',
    startedAgo: 3.3,
    savedAgo: 0.9,
    content: {
      name: 'A newsletter for early birds',
      description: 'One short email on Sunday evening about what we’re baking on Monday morning.',
      tags: ['Newsletters', 'Writing'],
      overview: 'On Sundays people ask us what we’ll have on Monday. We could just tell them.',
      requirements: 'Writing, email marketing',
      benefits: '',
      goals: '',
      commission: '',
      weekly_hours: 2,
      total_hours: 12,
      tasks: [
        {
          title: 'Name the newsletter',
          instructions: 'Come up with ten names. No puns on "bread" or "dough". We’ve heard them all.',
          allowed_types: ['text'],
          minutes: 45,
          resources: [],
        },
        {
          title: 'Write the first issue',
          instructions: '',
          allowed_types: ['text', 'link'],
          minutes: 90,
          resources: [],
        },
      ],
    },
  },
  {
    company: 'northlight',
    startedAgo: 5,
    savedAgo: 4.9,
    content: { name: 'Questions over the fence', description: '', tags: [], tasks: [] },
  },
];
