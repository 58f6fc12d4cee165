/** Joins class names; later ones are for layout only, never to repaint a part. */
export const cx = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');
