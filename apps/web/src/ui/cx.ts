/** Joins class names. Later ones are for layout only, never to restyle a component. */
export const cx = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');
