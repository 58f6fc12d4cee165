// Forms for visitors.
import type { Api } from '@questline/contract';
import { everyone } from '../actors.ts';
import type { Rows } from '../row.ts';

export const publicFormsRows = {
  'GET /api/waitlist/stamp': { 200: everyone },
  'POST /api/waitlist': {
    send: ({ stamp }) => ({
      body: { email: 'new@example.org', pilot_interest: true, stamp: stamp('waitlist') },
    }),
    204: everyone,
  },
  'POST /api/waitlist/removal': {
    send: ({ world, link }) => ({ body: { token: link('waitlist-removal', world.waitlistEntry) } }),
    204: everyone,
  },
  'GET /api/inquiries/stamp': { 200: everyone },
  'POST /api/inquiries': {
    send: ({ stamp }) => ({
      body: {
        contact_name: 'Nora New',
        company: 'New Ltd',
        email: 'new@example.org',
        wishes: [],
        message: 'Hello',
        stamp: stamp('inquiry'),
      },
    }),
    204: everyone,
  },
} satisfies Partial<Rows<Api>>;
