// The actors of the policy matrix: a login role and the values of app.actor and app.person.
import type { World } from './world.ts';

export type Role = 'app_api' | 'app_auth' | 'app_worker' | 'app_desk';

type Identity = {
  role: Role;
  name: (world: World) => string;
  /** Default: the student, or the founder of the company. */
  person?: (world: World) => string;
  /** Can't act for the account, so every cell expects this error. */
  refused?: 'not_signed_in';
};

/** A person who acts for the accepted company without being on its team. */
const notOfTheTeam = (person: (world: World) => string) =>
  ({ role: 'app_api', name: (w: World) => w.acceptedCompany, person, refused: 'not_signed_in' }) as const;

const actors = {
  // The student that the test data is about. The companies are named after their tie to this student.
  owner: { role: 'app_api', name: (w) => w.owner },
  'other student': { role: 'app_api', name: (w) => w.otherStudent },
  'unverified student': { role: 'app_api', name: (w) => w.unverifiedStudent },
  'accepted company': { role: 'app_api', name: (w) => w.acceptedCompany },
  'pending company': { role: 'app_api', name: (w) => w.pendingCompany },
  'rejected company': { role: 'app_api', name: (w) => w.rejectedCompany },
  'ended company': { role: 'app_api', name: (w) => w.endedCompany },
  // The owner completed the work, then left, and has blocked the company.
  'left company': { role: 'app_api', name: (w) => w.leftCompany },
  'withdrawn company': { role: 'app_api', name: (w) => w.withdrawnCompany },
  'other company': { role: 'app_api', name: (w) => w.otherCompany },
  'unverified company': { role: 'app_api', name: (w) => w.unverifiedCompany },
  'unnamed company': { role: 'app_api', name: (w) => w.unnamedCompany },
  'company in review': { role: 'app_api', name: (w) => w.companyInReview },
  'declined company': { role: 'app_api', name: (w) => w.declinedCompany },
  'suspended company': {
    role: 'app_api',
    name: (w) => w.suspendedCompany,
    person: (w) => w.suspendedCompany,
    refused: 'not_signed_in',
  },
  'accepted member': { role: 'app_api', name: (w) => w.acceptedCompany, person: (w) => w.acceptedMember },
  'other member': { role: 'app_api', name: (w) => w.otherCompany, person: (w) => w.otherMember },
  'removed member': notOfTheTeam((w) => w.acceptedFormer),
  'invited person': notOfTheTeam((w) => w.invitedPerson),
  'member of another company': notOfTheTeam((w) => w.otherMember),
  anonymous: { role: 'app_api', name: () => 'anonymous' },
  // The actor 'worker' must give app_api no access.
  'false worker': { role: 'app_api', name: () => 'worker' },
  unset: { role: 'app_api', name: () => '' },

  'auth for owner': { role: 'app_auth', name: (w) => w.owner },
  'auth for anonymous': { role: 'app_auth', name: () => 'anonymous' },
  'auth unset': { role: 'app_auth', name: () => '' },

  worker: { role: 'app_worker', name: () => 'worker' },
  'worker for owner': { role: 'app_worker', name: (w) => w.owner },
  'worker for anonymous': { role: 'app_worker', name: () => 'anonymous' },
  'worker unset': { role: 'app_worker', name: () => '' },

  operator: { role: 'app_desk', name: (w) => w.operator },
  'other operator': { role: 'app_desk', name: (w) => w.otherOperator },
  lead: { role: 'app_desk', name: (w) => w.lead },
  // The id of a student must give app_desk no access.
  'desk for owner': { role: 'app_desk', name: (w) => w.owner },
  'desk for worker': { role: 'app_desk', name: () => 'worker' },
  'desk for anonymous': { role: 'app_desk', name: () => 'anonymous' },
  'desk unset': { role: 'app_desk', name: () => '' },
} as const satisfies Record<string, Identity>;

export type Actor = keyof typeof actors;

export const identities: Record<Actor, Identity> = actors;

export const actorsOf = (role: Role): Actor[] =>
  (Object.keys(actors) as Actor[]).filter((actor) => actors[actor].role === role);

/** Members can do what the company can, except where a cell says `ownersOnly` or `personal`. */
export const companyOf: Partial<Record<Actor, Actor>> = {
  'accepted member': 'accepted company',
  'other member': 'other company',
};

export const members = Object.keys(companyOf) as Actor[];

export const students = ['owner', 'other student', 'unverified student'] as const satisfies Actor[];
export const companies = [
  'accepted company',
  'pending company',
  'rejected company',
  'ended company',
  'left company',
  'withdrawn company',
  'other company',
  'unverified company',
  'unnamed company',
  'company in review',
  'declined company',
] as const satisfies Actor[];
export const accounts = [...students, ...companies] as const satisfies Actor[];
/** With an actor set, but without an account. */
export const visitors = ['anonymous', 'false worker'] as const satisfies Actor[];
export const everybody = [...accounts, ...visitors] as const satisfies Actor[];

export const except = (all: readonly Actor[], ...some: Actor[]): Actor[] =>
  all.filter((actor) => !some.includes(actor));

/** The same error for several actors. */
export const all = (some: readonly Actor[], refusal: string): Partial<Record<Actor, string>> =>
  Object.fromEntries(some.map((actor) => [actor, refusal]));
