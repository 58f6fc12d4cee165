// Makes every text in the server's responses very long, in one word that can't wrap.
import type { Page } from '@playwright/test';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);
const longUrl = `https://${'a-very-long-name.'.repeat(8)}example/${word}?${word}`;

/** Texts that people write, not ids, dates, fixed values or image URLs. */
const written =
  /^(.*_)?(name|title|description|mission|subject|body|text|content|preview|school|bio|note|feedback|instructions|reward|location|snippet|email|line|answer)$/;
const lists = /^(tags|industry|interests|skills|goals|requirements|benefits)$/;
const addresses = /^(url|website|link)$/;

function lengthen(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (addresses.test(key) && /^https?:/.test(value)) return longUrl;
    return written.test(key) ? `${value} ${word}` : value;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => lengthen(item, key));
    return lists.test(key) && items.every((item) => typeof item === 'string') ? [...items, word] : items;
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, name)]));
}

export async function sendLongTexts(page: Page) {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || request.url().endsWith('/api/live')) return route.fallback();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: lengthen(await response.json()) });
  });
}

export const longFileName = (ending: string) => `${word.slice(0, 200)}.${ending}`;
