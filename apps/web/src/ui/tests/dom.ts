// Setup for component tests: a clean page after each test, failures on React warnings, and the few browser APIs that
// jsdom lacks.
// oxlint-disable-next-line import/no-unassigned-import -- adds its matchers to expect
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Call once at the top of a test file that renders. */
export function useDom() {
  const complaints: unknown[][] = [];
  // StrictMode, as in development: effects run twice. The timeout allows for a busy machine.
  configure({ reactStrictMode: true, asyncUtilTimeout: 5_000 });

  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.hasPointerCapture = () => false;
    Element.prototype.setPointerCapture = () => undefined;
    Element.prototype.releasePointerCapture = () => undefined;
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // A wide screen, without any preference.
    globalThis.matchMedia = (query) =>
      Object.assign(new EventTarget(), { matches: query.includes('width >=') }) as MediaQueryList;
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      // A browser fires the event a task later.
      setTimeout(() => this.dispatchEvent(new Event('close')));
    };
    // One tab, so locks are granted in order.
    let turn: Promise<unknown> = Promise.resolve();
    const request = (_name: string, work: () => unknown) => (turn = turn.then(work, work));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    complaints.length = 0;
    const complain = (...words: unknown[]) => void complaints.push(words);
    vi.spyOn(console, 'error').mockImplementation(complain);
    vi.spyOn(console, 'warn').mockImplementation(complain);
  });

  afterEach(async () => {
    cleanup();
    vi.useRealTimers();
    // Let pending requests finish while there is still a window.
    await vi.dynamicImportSettled();
    vi.restoreAllMocks();
    if (complaints.length > 0) throw new Error(`The console complained: ${complaints.join('\n')}`);
  });
}
