// Every page that a student or a company opens, with the ids of what Maya and the bakery have.
import { pages } from '@questline/contract/plain';
import { apiOf } from './api.ts';
import { bakery, maya } from './people.ts';

const pathsOf = (...access: string[]) =>
  pages
    .filter((it) => access.includes(it.access) && it.entry === 'app' && !it.path.includes(':'))
    .map(({ path }) => path as string);

export async function studentPaths() {
  const api = await apiOf(maya);
  const { id } = await api('GET /api/session/user');
  const { items: found } = await api('GET /api/initiatives');
  const { items: companies } = await api('GET /api/companies');
  const { items: conversations } = await api('GET /api/conversations');
  const { items: active } = await api('GET /api/applications');
  return [
    ...pathsOf('student', 'signed-in'),
    ...['applied', 'completed', 'closed'].map((tab) => `/active?tab=${tab}`),
    `/initiative/${found[0]!.id}`,
    `/initiative-tasks/${active[0]!.initiative.id}`,
    `/company/${companies[0]!.id}`,
    `/profile/${id}`,
    `/inbox?thread=${conversations[0]!.id}`,
  ];
}

export async function companyPaths() {
  const api = await apiOf(bakery);
  const { items: own } = await api('GET /api/company/initiatives');
  const { items: conversations } = await api('GET /api/conversations');
  const { items: applied } = await api('GET /api/company/applications');
  const { id } = own[0]!;
  return [
    ...pathsOf('company', 'signed-in'),
    `/company-inbox?thread=${conversations[0]!.id}`,
    '/company-inbox?tab=applications',
    '/company-active-users?view=queue',
    `/profile/${applied[0]!.student.id}`,
    `/company/initiative/${id}`,
    ...['applicants', 'students', 'work', 'results'].map((tab) => `/company/initiative/${id}?tab=${tab}`),
    `/edit-initiative/${id}`,
    `/edit-initiative/${id}?step=tasks`,
    `/initiative-overview/${id}`,
  ];
}
