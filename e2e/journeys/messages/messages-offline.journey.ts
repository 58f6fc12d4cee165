// Messages that are written without a network, or whose response is lost.
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { openSecondBrowser, reply, shownMessages } from '../../support/messages-page.ts';
import { createPair, say } from '../../support/messages.ts';
import { signIn } from '../../support/people.ts';

test('messages written offline are sent once, even after the tab was closed', async ({
  page,
  context,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow();
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50\d/);
  const { company, student, open } = await createPair('Offline Orchard', 'Tom Archer');
  const { conversation_id: id } = await open('One');
  const other = await openSecondBrowser(browser, baseURL!, student);
  const tom = other.page;
  await tom.goto(`/inbox?thread=${id}`);
  await expect(shownMessages(tom)).toHaveText([/One/]);
  await signIn(page, company, `/company-inbox?tab=messages&thread=${id}`);
  await expect(shownMessages(page)).toHaveText([/One/]);

  const cutOff = (device: BrowserContext, off: boolean) => device.setOffline(off);
  await cutOff(context, true);
  await reply(page, 'Two, from the tunnel');
  await reply(page, 'Three, still in it');
  await expect(shownMessages(page)).toHaveText([/One/, /Two.*Will be sent when you're back online/, /Three/]);
  await reply(tom, 'A word in between');
  await expect(tom.getByText('Reply sent', { exact: true })).toBeVisible();
  await cutOff(context, false);
  const all = [/One/, /A word in between/, /Two/, /Three/];
  await expect(shownMessages(page)).toHaveText(all);
  await expect(shownMessages(tom)).toHaveText(all);

  // The response is lost: the message has arrived and isn't sent again.
  let lost = 0;
  await page.route('**/api/messages', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await reply(page, 'Four, once');
  await expect(shownMessages(tom)).toHaveText([...all, /Four, once/]);
  await expect(shownMessages(page).last()).toHaveText(/Four, once.*Read$/);

  // The server is down for longer than the silent retries; the next tab sends the message.
  await page.unrouteAll();
  await page.route('**/api/messages', (route) => route.fulfill({ status: 503, body: '' }));
  await reply(page, 'Five, later');
  await expect(shownMessages(page).last()).toHaveText(/Failed to send reply.*Retry/);
  await page.close();
  const later = await context.newPage();
  await later.goto('/company-overview');
  await expect(later.getByText('Your reply has been sent successfully', { exact: true })).toBeVisible();
  await expect(shownMessages(tom)).toHaveText([...all, /Four, once/, /Five, later/]);
  await later.goto(`/company-inbox?thread=${id}`);
  await expect(shownMessages(later)).toHaveText([...all, /Four, once/, /Five, later/]);

  // While one side is offline, the other keeps writing. The reply keeps them below the limit of five in a row.
  await reply(tom, 'Got it');
  await expect(tom.getByText('Reply sent', { exact: true })).toBeVisible();
  await cutOff(other.context, true);
  // On a phone, the notice about it takes nothing from the reply form, and the thread has the whole screen.
  const usual = tom.viewportSize()!;
  await tom.setViewportSize({ width: 390, height: 844 });
  await expect(tom.getByText("You're offline")).toBeVisible();
  await expect(tom.getByRole('button', { name: 'Reply' })).toBeInViewport({ ratio: 1 });
  await expect(tom.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await tom.setViewportSize(usual);
  for (const n of [6, 7, 8]) await say(company, id, `Number ${n}`);
  await cutOff(other.context, false);
  await expect(shownMessages(tom)).toHaveText([
    ...all,
    /Four/,
    /Five/,
    /Got it/,
    /Number 6/,
    /Number 7/,
    /Number 8/,
  ]);
  await other.context.close();
});
