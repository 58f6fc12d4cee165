// What someone submits or presses before a page's script is there is done once it is. A file of its own, because main.ts can only
// run after everything that it imports.
export type Early = { repeat?: () => void; stop: () => void };
declare global {
  interface Window {
    early?: Early;
  }
}

const listening = new AbortController();
const early: Early = { stop: () => listening.abort() };
window.early = early;

document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    early.repeat = () => form.requestSubmit();
  },
  listening,
);
document.addEventListener(
  'click',
  ({ target }) => {
    const selector = 'button[type=button]:not([popovertarget])';
    const button = (target as Element).closest<HTMLElement>(selector);
    if (button) early.repeat = () => button.click();
  },
  listening,
);
