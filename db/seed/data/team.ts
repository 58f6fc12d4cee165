// People who joined a company after its founder, and people who are invited.
type Teammate = { slug: string; company: string; name: string; email: string; joined: number };
type Invited = { company: string; email: string; sent: number };

export const teammates: Teammate[] = [
  {
    slug: 'sunny-side-dana',
    company: 'sunny-side',
    name: 'Dana Kim',
    email: 'dana@sunnyside.example',
    joined: 40,
  },
];

export const invited: Invited[] = [{ company: 'sunny-side', email: 'theo@sunnyside.example', sent: 2 }];
