/** Sections of the landing page with an anchor. */
export const sections = [
  { anchor: '#features', label: 'Features' },
  { anchor: '#how-it-works', label: 'How It Works' },
  { anchor: '#testimonials', label: 'Success Stories' },
];
