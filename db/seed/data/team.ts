// People who joined a company after its founder, and people who are invited.
type Teammate = { slug: string; company: string; name: string; email: string; joined: number; state: string };
type Invited = { company: string; email: string; sent: number };

export const teammates: Teammate[] = [
  {
    slug: 'sunny-side-dana',
    company: 'sunny-side',
    name: 'Dana Kim',
    email: 'dana@sunnyside.example',
    joined: 40,
    state: 'Member of the team of Sunny Side Bakery; answered Maya and reviewed her work',
  },
];

export const invited: Invited[] = [{ company: 'sunny-side', email: 'theo@sunnyside.example', sent: 2 }];
