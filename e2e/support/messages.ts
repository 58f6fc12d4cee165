// Pairs of people who may write to each other, and their messages, through the API.
import { createCompany } from './companies.ts';
import { createStudent, type Student } from './students.ts';

type Company = Awaited<ReturnType<typeof createCompany>>;

/** Applies; without a decision the application stays pending. */
export async function apply(
  student: Student,
  company: Company,
  initiativeId: string,
  decision?: 'acceptance' | 'rejection',
) {
  const { id } = await student.applyTo(initiativeId);
  if (decision) await company.api(`POST /api/applications/:id/${decision}`, { params: { id }, body: {} });
  return id;
}

type Writer = Pick<Company, 'api'>;

export const writeFirst = (
  from: Writer,
  to: { user_id: string; initiative_id: string },
  about: string,
  content: string,
) =>
  from.api('POST /api/messages', {
    body: { client_id: crypto.randomUUID(), to, subject: `Re: ${about}`, content },
  });

export const say = (who: Writer, conversation_id: string, content: string) =>
  who.api('POST /api/messages', { body: { client_id: crypto.randomUUID(), conversation_id, content } });

/** A company and a student it accepted. */
export async function createPair(companyName: string, studentName: string, about = 'Poster week') {
  const [company, student] = await Promise.all([createCompany(companyName), createStudent(studentName)]);
  const initiativeId = await company.createInitiative(about);
  await apply(student, company, initiativeId, 'acceptance');
  const to = { user_id: student.id, initiative_id: initiativeId };
  return {
    company,
    student,
    initiativeId,
    open: (content: string) => writeFirst(company, to, about, content),
  };
}
