// The record of access of the test data: one view, an hour ago, and a seal.
import type { People } from './accounts.ts';
import type { Insert } from './insert.ts';

export async function buildAccessLog(insert: Insert, { owner, acceptedCompany }: People) {
  await insert('access_log', {
    at: new Date(Date.now() - 3_600_000),
    actor: 'person',
    account_id: acceptedCompany,
    person_id: acceptedCompany,
    action: 'viewed_application',
    student_id: owner,
  });
  await insert('log_seals', {
    number: 1,
    after_number: 0,
    through_number: 1_000_000,
    entries: 1,
    digest: 'd'.repeat(64),
    sealed_at: new Date(),
    secret_name: 'test',
    seal: 's'.repeat(43),
  });
}
