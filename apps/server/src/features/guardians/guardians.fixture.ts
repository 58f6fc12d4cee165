// Test fixture: students under 18, their guardians and the guardians' links.
import { randomUUID } from 'node:crypto';
import type { GuardianStep } from '@questline/contract';
import { createLinks } from '../../platform/auth/links.ts';
import { createApplicationsApp } from '../applications/applications.fixture.ts';
import { makeLink } from './guardian-link.ts';

export const anEmail = () => `${randomUUID()}@family.example`;

/** Of someone who is 15 for the whole year. */
export const minorBirthMonth = `${new Date().getUTCFullYear() - 16}-12`;

export async function createGuardiansApp(mode: 'notify' | 'require' | 'off' = 'notify') {
  const app = await createApplicationsApp({ settings: { GUARDIANS: mode } });
  const links = createLinks(app.settings.TOKEN_SECRETS[0]!.secret);
  type Member = Awaited<ReturnType<typeof app.signUp>>;

  const minor = () => app.signUp('student', { birthMonth: minorBirthMonth });
  const name = ({ api }: Member, email = anEmail()) => api('PUT /api/student/guardian', { body: { email } });
  /** The link that the newest email contains. */
  async function linkOf(student: Member, hoursAgo = 0) {
    const { rows } = await app.root.query(
      'select id, sent_at from guardians where student_id = $1 and replaced_at is null',
      [student.id],
    );
    const sentAt = new Date(new Date(rows[0].sent_at).getTime() - hoursAgo * 3_600_000);
    return makeLink(links, { guardianId: rows[0].id, sentAt });
  }
  return {
    ...app,
    links,
    minor,
    name,
    linkOf,
    /** A student under 18 who has named a guardian, and the guardian's link. */
    async family() {
      const student = await minor();
      const email = anEmail();
      await name(student, email);
      return { student, email, token: await linkOf(student) };
    },
    open: (token: string) => app.visitor('POST /api/guardian', { body: { token } }),
    step: (token: string, step: GuardianStep) =>
      app.visitor('POST /api/guardian/steps', { body: { token, step } }),
    end: (token: string, application_id: string) =>
      app.visitor('POST /api/guardian/endings', { body: { token, application_id } }),
    askForLink: (token: string) => app.visitor('POST /api/guardian/link', { body: { token } }),
  };
}
