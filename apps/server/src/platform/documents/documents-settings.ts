// Places in public pages that show a deployment's settings. The build marks them, because one build serves every
// deployment. A place whose setting is missing shows its alternative, or nothing.
export type ShownSettings = Partial<
  Record<
    'INSTAGRAM_URL' | 'TIKTOK_URL' | 'LINKEDIN_URL' | 'CONTACT_EMAIL' | 'IMPRINT' | 'CRISIS_HELP',
    string | undefined
  >
>;

const place = /<!--setting (\w+)-->([\s\S]*?)(?:<!--or-->([\s\S]*?))?<!--\/setting-->/g;
/** Removed as a whole if none of the settings in it is there. */
const group = /<!--settings-->([\s\S]*?)<!--\/settings-->/g;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Lines are separated by " | ". */
const shown = (value: string) =>
  value
    .split(/\s+\|\s+/)
    .map(escaped)
    .join('<br>');

export function withSettings(html: string, settings: ShownSettings): string {
  const fill = (part: string) =>
    part.replaceAll(place, (_, name: keyof ShownSettings, link: string, otherwise = '') => {
      const value = settings[name];
      return value ? link.replaceAll('__SETTING__', () => shown(value)) : otherwise;
    });
  const isEmpty = (part: string) =>
    [...part.matchAll(place)].every(([, name]) => !settings[name as keyof ShownSettings]);
  return fill(html.replaceAll(group, (_, part: string) => (isEmpty(part) ? '' : part)));
}
