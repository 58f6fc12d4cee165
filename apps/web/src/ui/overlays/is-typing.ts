/** In fields and menus, letters have their own meaning. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=alertdialog]',
  ) !== null;
