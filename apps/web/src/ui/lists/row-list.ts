/** Classes of a list of compact rows in one card. */
export const rowList = 'divide-y divide-line rounded-card border border-line bg-surface';
