// A lead exports the evidence of a report. The archive opens, its checksums are right, and it has what was reported.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expectAccessibleOnPhoneToo } from '../../support/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createPair } from '../../support/messages.ts';
import { addAuthenticator, createOperator, setUpOperator } from '../../support/operators.ts';
import { readZip } from '../../support/zip-files.ts';

test('a lead exports the evidence of a report, and its checksums are right', async ({ page, tolerate }) => {
  // An operator first sets up their account.
  test.slow();
  tolerate(/status of 40[134]/);
  const { student, open } = await createPair('Brightpath Media', 'Maya Castell');
  const message = await open('What a lazy answer. Nobody will ever hire you.');
  const { id, number } = await student.api('POST /api/reports', {
    body: { subject: 'message', subject_id: message.id, reason: 'outside', details: 'It felt weird.' },
  });

  await addAuthenticator(page);
  await setUpOperator(page, await createOperator('Lena Lead', 'lead'));
  await page.locator(`[data-stop="${id}"]`).click();
  await page.getByRole('button', { name: 'Export evidence' }).click();
  const form = page.getByRole('form', { name: 'Export evidence' });
  await form.getByLabel('Note').fill('Court order 12-345');
  await expectAccessibleOnPhoneToo(page, 'evidence');
  const save = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Export and record' }).click();
  const download = await save;
  await expect(page.getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible();

  const files = readZip(readFileSync(await download.path()));
  expect([...files.keys()]).toEqual(['evidence.json', 'evidence.html', 'SHA256SUMS', 'README.txt']);
  const sums = files.get('SHA256SUMS')!.toString().trim().split('\n');
  expect(sums).toHaveLength(2);
  for (const line of sums) {
    const [sum, name] = line.split('  ') as [string, string];
    expect(createHash('sha256').update(files.get(name)!).digest('hex'), name).toBe(sum);
  }
  expect(JSON.parse(files.get('evidence.json')!.toString())).toMatchObject({
    exported: { by: 'Lena Lead', reason: 'legal', note: 'Court order 12-345' },
    report: { number, details: 'It felt weird.' },
    conversation: [{ text: 'What a lazy answer. Nobody will ever hire you.' }],
    desk_log: expect.arrayContaining([expect.objectContaining({ what: 'exported_evidence' })]),
  });

  // The page opens without a server, and shows the message.
  const shown = await page.context().newPage();
  await shown.setContent(files.get('evidence.html')!.toString());
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`Evidence of report R-${number}`);
  await expect(shown.getByRole('cell', { name: /What a lazy answer/ })).toBeVisible();
  await shown.close();
});
