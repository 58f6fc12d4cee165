// Metadata of the public pages, for search engines and link previews. The server replaces __ORIGIN__.
import { pages, productName } from '@questline/contract/plain';
import type { PublicPage } from './src/public/pages.ts';

const socialCard = {
  file: '/social-card.png',
  alt: 'A hiker on a dotted trail over green hills. Learn by Doing.',
};

export function pageHead({ path, title, description }: PublicPage): string {
  // The 404 page and the offline page are shown at any address and must not be indexed.
  if (!path) return `<title>${title}</title>\n    <meta name="robots" content="noindex" />`;
  const properties = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    'og:url': `__ORIGIN__${path}`,
    'og:image': `__ORIGIN__${socialCard.file}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': socialCard.alt,
  };
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="__ORIGIN__${path}" />`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${content}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(path === '/' ? [structuredData(description)] : []),
  ].join('\n    ');
}

/** Data, not script, so the CSP doesn't need to allow it. */
function structuredData(description: string) {
  const id = '__ORIGIN__/#organization';
  const graph = [
    {
      '@type': 'Organization',
      '@id': id,
      name: productName,
      url: '__ORIGIN__/',
      logo: '__ORIGIN__/icon-512.png',
    },
    {
      '@type': 'WebSite',
      name: productName,
      url: '__ORIGIN__/',
      description,
      inLanguage: 'en',
      publisher: { '@id': id },
      audience: { '@type': 'EducationalAudience', educationalRole: 'student' },
    },
  ];
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

const open = pages
  .filter(({ entry, path }) => entry === 'public' && path !== '/offline')
  .map(({ path }) => path);
const signIn = pages.filter(({ access }) => access === 'auth-page').map(({ path }) => path);
// Everything behind sign-in. A path with an id becomes a prefix; the longer rule wins.
const closed = pages
  .filter(({ access }) => access !== 'public' && access !== 'auth-page')
  .map(({ path }) => path.replace(/:.*/, ''));

export const robots = [
  'User-agent: *',
  ...[...open, ...signIn].map((path) => `Allow: ${path}`),
  ...closed.map((path) => `Disallow: ${path}`),
  'Disallow: /api/',
  'Sitemap: __ORIGIN__/sitemap.xml',
  '',
].join('\n');

export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${open.map((path) => `  <url><loc>__ORIGIN__${path}</loc></url>`).join('\n')}
</urlset>
`;
