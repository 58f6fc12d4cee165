// Two ways to use a page, touch and keyboard only, so that one journey can run with both.
import { expect, type Locator, type Page } from '@playwright/test';

export type InputMethod = {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  /** One of several radio buttons. */
  choose: (target: Locator) => Promise<void>;
  chooseFile: (target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>;
};

export const touch: InputMethod = {
  press: (target) => target.tap(),
  write: async (target, text) => {
    await target.tap();
    await target.fill(text);
  },
  // People tap the chip; the radio button inside has the same size.
  choose: (target) => target.tap(),
  chooseFile: (target, file) => target.setInputFiles(file),
};

export function keyboardInput(page: Page): InputMethod {
  const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement);

  /** Uses only Tab, from the current focus. */
  async function reach(target: Locator, isThere = () => isFocused(target)) {
    await expect(target).toBeAttached();
    for (let presses = 0; presses < 120; presses++) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard can't reach ${String(target)}`);
  }

  return {
    async press(target) {
      await reach(target);
      await expect(target).toBeInViewport();
      await page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(target) {
      const isInGroup = () =>
        target.evaluate(
          (it) =>
            document.activeElement instanceof HTMLInputElement &&
            document.activeElement.name === (it as HTMLInputElement).name,
        );
      await reach(target, isInGroup);
      if (!(await target.isChecked())) await page.keyboard.press('Space');
      for (let steps = 0; steps < 20 && !(await target.isChecked()); steps++)
        await page.keyboard.press('ArrowRight');
      await expect(target).toBeChecked();
    },
    async chooseFile(target, file) {
      await reach(target);
      const chooser = page.waitForEvent('filechooser');
      // On a busy machine, a key overtakes the request to report file choosers. This one waits for its turn.
      await expect(target).toBeFocused();
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(file);
    },
  };
}
