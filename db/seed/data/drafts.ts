// Initiatives that somebody is still writing. The content carries the columns of `initiatives` under
// their own names, and the tasks in their order.
type Draft = { company: string; startedAgo: number; savedAgo: number; content: Record<string, unknown> };

export const drafts: Draft[] = [
  {
    company: 'sunny-side',
    startedAgo: 3.3,
    savedAgo: 0.9,
    content: {
      name: 'A newsletter for early birds',
      description: 'One short e-mail on Sunday evening about what we bake on Monday morning.',
      tags: ['Newsletters', 'Writing'],
      overview: 'People ask us on Sunday what there will be on Monday. We could just tell them.',
      requirements: 'Writing, email marketing',
      benefits: '',
      goals: '',
      commission: '',
      weekly_hours: 2,
      total_hours: 12,
      tasks: [
        {
          title: 'Find a name for it',
          instructions: 'Ten ideas. No puns with "bread" and "dough", we have heard them all.',
          allowed_types: ['text'],
          minutes: 45,
          resources: [],
        },
        {
          title: 'The first Sunday',
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
    content: { name: 'Questions at the fence', description: '', tags: [], tasks: [] },
  },
];
