/** The parts of the landing page that have an address. */
export const sections = [
  { anchor: '#features', label: 'Features' },
  { anchor: '#how-it-works', label: 'How It Works' },
  { anchor: '#testimonials', label: 'Success Stories' },
];
