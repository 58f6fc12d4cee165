// The network goes away while a student writes a message, a submission, a draft and adds a file. The tab is closed, and opened
// again with a network: each arrives exactly once.
import { expect } from '../../support/fixtures.ts';
import { reply, shownMessages } from '../../support/messages-page.ts';
import { writeFirst } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';
import { test } from '../../support/release-proxy.ts';
import { answersKept, databaseRows, noNetwork, workerReady } from '../../support/service-worker.ts';
import { aTask, startCollaboration } from '../../support/students.ts';

for (const cause of ['the device is offline', 'the server is down'] as const)
  test(`${cause}: what was written arrives once, after the tab was closed`, async ({
    page,
    context,
    site,
    tolerate,
  }) => {
    test.setTimeout(180_000);
    tolerate(...noNetwork);
    const isDown = cause === 'the server is down';
    const cutOff = () => (isDown ? site.goDown() : context.setOffline(true));
    const connect = () => (isDown ? site.comeBack() : context.setOffline(false));
    const { company, student, initiative, path } = await startCollaboration('Plane', [
      aTask('Write a slogan'),
      aTask('Ask neighbors'),
      aTask('Draw a poster', ['upload']),
    ]);
    const about = { user_id: student.id, initiative_id: initiative.id };
    const { conversation_id: id } = await writeFirst(company, about, 'Plane survey', 'Welcome!');
    const workspace = () =>
      student.api('GET /api/initiatives/:id/workspace', { params: { id: initiative.id } });
    const { tasks } = await workspace();
    const [slogan, neighbors, poster] = tasks.map((task) => `${path}?task=${task.id}`) as [
      string,
      string,
      string,
    ];
    page.on('dialog', (dialog) => void dialog.accept());

    const answer = page.getByLabel('Your answer');
    await signIn(page, student, slogan);
    await expect(answer).toBeVisible();
    await answersKept(page, 'tasks workspace');
    await page.goto(`/inbox?thread=${id}`);
    await expect(shownMessages(page)).toHaveText([/Welcome!/]);
    await workerReady(page);
    await answersKept(page, 'messages thread');

    await cutOff();
    await reply(page, 'Written on the plane');
    await expect(shownMessages(page).last()).toHaveText(
      isDown ? /Written on the plane.*Failed to send reply/ : /Written on the plane.*when you're back online/,
    );
    await page.goto(slogan);
    await answer.fill('Bread that waits for you');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    const queued = page.getByText('saved on this device');
    await expect(queued).toBeVisible();
    await page.goto(neighbors);
    await answer.fill('Half of the street so far');
    await expect(page.getByText(/Saved in this browser/)).toBeVisible();
    await page.goto(poster);
    await page.getByLabel('Add your file').setInputFiles({
      name: 'poster.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A poster in words'),
    });
    await expect(page.getByText('poster.txt')).toBeVisible();
    await expect(async () => {
      await page.getByRole('button', { name: 'Submit for review' }).click();
      await expect(queued).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText('poster.txt is saved on this device')).toBeVisible();
    // After a reload it is still there.
    await page.goto(slogan);
    await expect(queued).toBeVisible();
    await page.close();

    await connect();
    const later = await context.newPage();
    await later.goto('/record');
    const arrived = async () => {
      const [{ items: messages }, space] = await Promise.all([
        company.api('GET /api/conversations/:id/messages', { params: { id }, query: {} }),
        workspace(),
      ]);
      return {
        submitted: space.tasks.map(({ attempts }) =>
          attempts.map(({ content, file }) => content ?? file?.original_name),
        ),
        messages: messages.map(({ content }) => content).toSorted(),
        drafts: space.tasks.map(({ draft }) => draft?.text),
      };
    };
    const once = {
      submitted: [['Bread that waits for you'], [], ['poster.txt']],
      messages: ['Welcome!', 'Written on the plane'],
      drafts: [undefined, 'Half of the street so far', undefined],
    };
    await expect.poll(arrived, { timeout: 40_000 }).toEqual(once);
    await expect
      .poll(async () => (await databaseRows(later)).filter(({ store }) => store === 'files'))
      .toEqual([]);
    // Nothing is left to be sent again.
    await later.goto(slogan);
    await expect(later.getByText('Bread that waits for you')).toBeVisible();
    const unsent = await later.evaluate(() =>
      Object.keys(localStorage).filter((key) => /\.(unsent|submission|task|upload)\./.test(key)),
    );
    expect(unsent).toEqual([]);
    expect(await arrived()).toEqual(once);
  });
