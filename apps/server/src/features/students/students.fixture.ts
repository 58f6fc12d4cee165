// Test fixture: a filled profile, and applications in any status.
import { createTestApp } from '../../app/tests/create-test-app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
export type Member = Awaited<ReturnType<TestApp['signUp']>>;

/** Untyped, to send bodies our own browser code never would. */
export const change = ({ api }: Member, body: object) => api('PATCH /api/student/profile', { body });

export const whole = {
  school: 'Eastfield High School',
  grade: 11,
  skills: ['Writing', 'Canva'],
  experience_level: 'Some experience',
  weekly_hours_available: 5,
  motivations: ['Be creative'],
  initiative_tags: ['Events'],
  company_tags: ['Bakeries'],
  instagram_handle: 'maya',
  linkedin_handle: 'maya-t',
};

export async function createStudentsApp() {
  const app = await createTestApp();

  /** An application, taken through these statuses by the account that may take each step. */
  async function apply(student: Member, company: Member, ...steps: [by: Member, status: string][]) {
    const initiative_id = await app.insert('initiatives', { company_id: company.id, name: 'Open' });
    const who = { student_id: student.id, company_id: company.id, initiative_id };
    const id = await app.insert('initiative_applications', who);
    await share(student, company);
    for (const [by, status] of steps)
      await app.root.query(
        `begin; select set_config('app.actor', '${by.id}', true);
         update initiative_applications set status = '${status}' where id = '${id}'; commit`,
      );
    return { id, ...who };
  }

  /** Lets the company see school and handles once it has accepted. */
  const share = (student: Member, company: Member) =>
    app.root.query(
      'insert into shared_contacts (student_id, company_id) values ($1, $2) on conflict do nothing',
      [student.id, company.id],
    );

  return { app, apply };
}
