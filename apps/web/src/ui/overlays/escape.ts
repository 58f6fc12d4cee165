// What the Escape key does before it closes a dialog or a page.

/** In a search field with text, Escape clears the field. In a textarea it leaves the field, so that a long text
 *  isn't lost by accident. Either way, the dialog stays open. */
export function keepsEscape(target: EventTarget | null): boolean {
  const search = target instanceof HTMLInputElement && target.type === 'search';
  return (search || target instanceof HTMLTextAreaElement) && target.value !== '';
}

/** Escape closes only the innermost thing: a form or panel inside the dialog puts `data-escape` on the button that
 *  closes it, and the last one is pressed instead of closing the dialog. */
export function closeInside(content: HTMLElement | null): boolean {
  const inner = [...(content?.querySelectorAll<HTMLElement>('[data-escape]') ?? [])].at(-1);
  inner?.focus();
  inner?.click();
  return inner !== undefined;
}
