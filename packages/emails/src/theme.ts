// The product's palette for email: light colors inline, dark colors in a style sheet, because email apps don't support
// CSS variables. Apps that drop style sheets show the light colors.
export const palette = {
  paper: { property: 'background-color', light: '#fcfaf4', dark: '#0e1528' },
  surface: { property: 'background-color', light: '#ffffff', dark: '#172038' },
  sunken: { property: 'background-color', light: '#f5f1e7', dark: '#0a1020' },
  edge: { property: 'border-color', light: '#e5dfd1', dark: '#293452' },
  dots: { property: 'border-color', light: '#cfc7b4', dark: '#3a4770' },
  ink: { property: 'color', light: '#16203a', dark: '#f5f0e4' },
  'ink-soft': { property: 'color', light: '#505a75', dark: '#aab3ca' },
  'trail-text': { property: 'color', light: '#0b6b4a', dark: '#54cf98' },
  'on-trail': { property: 'color', light: '#ffffff', dark: '#04241a' },
  'on-sun': { property: 'color', light: '#3d2b00', dark: '#2c2000' },
  band: { property: 'background-color', light: '#ddf2e6', dark: '#133a33' },
  'band-dots': { property: 'border-color', light: '#0b6b4a', dark: '#54cf98' },
  'trail-fill': { property: 'background-color', light: '#0b6b4a', dark: '#54cf98' },
  'sun-fill': { property: 'background-color', light: '#ffc53d', dark: '#ffcf5c' },
} as const;

type Tone = keyof typeof palette;
const camel = {
  'background-color': 'backgroundColor',
  'border-color': 'borderColor',
  color: 'color',
} as const;

/** The class and inline style for these tones, to spread into an element. */
export function tones(names: Tone[], style: React.CSSProperties = {}) {
  const light = Object.fromEntries(names.map((name) => [camel[palette[name].property], palette[name].light]));
  return { className: names.join(' '), style: { ...style, ...light } };
}

const darkRules = Object.entries(palette).map(
  ([name, { property, dark }]) => `.${name}{${property}:${dark}!important}`,
);

export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${darkRules.join('')}}`,
  // Phones: the card reaches the edges and the button takes the full width.
  '@media (max-width:480px){.card{padding:26px 22px 28px!important}.band{padding:22px 22px 18px!important}',
  '.page{padding:16px 8px!important}',
  '.button{display:block!important;text-align:center!important}h1{font-size:27px!important}}',
].join('');

export const fonts = {
  head: "'Bricolage Grotesque','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif",
  text: "Figtree,'Avenir Next','Segoe UI',Helvetica,Arial,sans-serif",
};
