// The first view of a sign-in page is in its document, so that it is there before the scripts (first-views.tsx). People can
// type into it, but its buttons are disabled. The app draws the same outside of the document and then takes its place.

/** Draws the app, which replaces the first view as soon as there is something to see. */
export function drawBehind(root: HTMLElement, draw: (place: HTMLElement) => void) {
  const place = root.cloneNode() as HTMLElement;
  const drawn = new MutationObserver(() => {
    if (!place.querySelector('h1, [role=alert]')) return;
    drawn.disconnect();
    replace(root, place);
  });
  drawn.observe(place, { childList: true, subtree: true });
  draw(place);
}

function replace(root: HTMLElement, place: HTMLElement) {
  const { activeElement } = document;
  root.replaceWith(place);
  for (const before of root.querySelectorAll('input')) {
    const now = place.querySelector<HTMLInputElement>(`input[name="${before.name}"]`);
    if (now && before.value) type(now, before.value);
    if (now && before === activeElement) now.focus({ preventScroll: true });
  }
}

/** As if a person did: React ignores a value that is set on the element itself. */
function type(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
