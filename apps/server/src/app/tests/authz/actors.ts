// Everyone in the permission matrix. The test data (db/tests/world) is about one student, the owner, and each company is
// named after its relationship to the owner. Most requests are about the owner and the accepted company, so their ids are
// someone else's for everyone else.
export const otherStudents = ['other student', 'unverified student', 'student under 18'] as const;
export const students = ['owner', ...otherStudents] as const;

export const acceptedTeam = ['accepted company', 'accepted member'] as const;
export const otherTeam = ['other company', 'other member'] as const;
/** The owner applied to them. The left company finished work with the owner, who left and has blocked it. */
export const tiedCompanies = [
  'pending company',
  'rejected company',
  'ended company',
  'left company',
  'withdrawn company',
] as const;
export const unlistedCompanies = [
  'unverified company',
  'unnamed company',
  'company in review',
  'declined company',
] as const;
export const otherCompanies = [...tiedCompanies, ...otherTeam, ...unlistedCompanies] as const;
export const companies = [...acceptedTeam, ...otherCompanies] as const;
/** The people who founded them. */
export const owners = companies.filter((actor) => !actor.endsWith('member'));
export const accounts = [...students, ...companies] as const;

export const formerStudents = ['suspended student', 'deleted student'] as const;
/** Their token names a company that they can't act for, or can't any longer. */
export const formerCompanies = [
  'removed member',
  'invited person',
  'suspended company',
  'deleted company',
] as const;
export const anyStudent = [...students, ...formerStudents] as const;
export const anyCompany = [...companies, ...formerCompanies] as const;

const expired = ['expired student', 'expired company'] as const;
/** With the link from their email as a token. */
const guardians = ['guardian', 'other guardian', 'guardian with an old link'] as const;
export const otherOperators = ['other operator', 'lead', 'unconfirmed lead'] as const;
export const operators = ['operator', ...otherOperators] as const;
export const formerOperators = ['expired operator', 'disabled operator'] as const;
export const signedOut = ['anonymous', ...expired, ...guardians, ...operators, ...formerOperators] as const;
export const everyone = [...anyStudent, ...anyCompany, ...signedOut] as const;
export type Actor = (typeof everyone)[number];

/** Those who get 401 from endpoints for students, for companies, and for both. */
export const noStudent = [...signedOut, ...formerStudents] as const;
export const noCompany = [...signedOut, ...formerCompanies] as const;
export const noAccount = [...noStudent, ...formerCompanies] as const;
/** The desk doesn't exist for those who send a token, and hardly for visitors. */
export const withToken = [...anyStudent, ...anyCompany, ...expired, ...guardians] as const;
export const withoutToken = ['anonymous', ...operators, ...formerOperators] as const;
export const noOperator = ['anonymous', ...withToken] as const;

export const except = (group: readonly Actor[], ...some: Actor[]) =>
  group.filter((actor) => !some.includes(actor));

/** Those who send requests in every run of the tests. At night, and with npm run authz, everyone does. */
const sample: readonly Actor[] = [
  'owner',
  'other student',
  'accepted company',
  'accepted member',
  'pending company',
  'left company',
  'other company',
  'company in review',
  'suspended student',
  'deleted student',
  'removed member',
  'suspended company',
  'anonymous',
  'expired student',
  'guardian',
  'operator',
  'other operator',
  'lead',
];
export const senders: readonly Actor[] = process.env['NIGHTLY'] ? everyone : sample;
