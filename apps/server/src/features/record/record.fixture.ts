// An app with students who finished initiatives.
import { createRewardsApp } from '../rewards/rewards.fixture.ts';

export async function createRecordApp() {
  const app = await createRewardsApp();

  async function finished() {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    const initiative = await app.offer(company);
    const application = await app.apply(student, initiative.id);
    await app.as(
      company,
      `update initiative_applications set status = 'accepted' where id = '${application.id}'`,
    );
    for (const task of initiative.tasks) await app.finishTask(student, company, task.id);
    return { company, student, initiative, application };
  }

  return { ...app, finished };
}
