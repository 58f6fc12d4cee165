// Test fixture: students who work for companies, and their uploaded files.
import { randomUUID } from 'node:crypto';
import { createApplicationsApp } from '../applications/applications.fixture.ts';

export async function createSubmissionsApp(options?: Parameters<typeof createApplicationsApp>[0]) {
  const app = await createApplicationsApp(options);
  type Member = Awaited<ReturnType<typeof app.signUp>>;
  type Work =
    | { submission_type: 'text' | 'link'; content: string }
    | { submission_type: 'upload'; file_id: string };

  return {
    ...app,
    submitWork: (
      student: Member,
      task_id: string,
      work: Work = { submission_type: 'text', content: 'My work' },
      client_id: string = randomUUID(),
    ) => student.api('POST /api/submissions', { body: { client_id, task_id, ...work } }),
    review: (
      company: Member,
      id: string,
      status: 'approved' | 'needs_revision' | 'reviewed' = 'approved',
      feedback: string | null = 'Well done',
    ) => company.api('POST /api/submissions/:id/review', { params: { id }, body: { status, feedback } }),
    workspace: (student: Member, id: string) =>
      student.api('GET /api/initiatives/:id/workspace', { params: { id } }),
    uploadFile: (owner: Member, changes: Record<string, unknown> = {}) =>
      app.insert('files', {
        uploaded_at: new Date(),
        owner_id: owner.id,
        purpose: 'submission',
        status: 'ready',
        original_name: 'answers.pdf',
        media_type: 'application/pdf',
        byte_size: 1234,
        object_key: randomUUID(),
        ...changes,
      }),
  };
}
