// Places in public pages that show a deployment's settings. The build marks them, because one build serves every
// deployment. A place whose setting is missing shows its alternative, or nothing.
import { escaped, renderMarkdown } from './plain-markdown.ts';

export type ShownSettings = Partial<
  Record<
    | 'INSTAGRAM_URL'
    | 'TIKTOK_URL'
    | 'LINKEDIN_URL'
    | 'CONTACT_EMAIL'
    | 'IMPRINT'
    | 'CONTROLLER'
    | 'TERMS'
    | 'PRIVACY'
    | 'CRISIS_HELP',
    string | undefined
  >
>;

const place = /<!--setting (\w+)-->([\s\S]*?)(?:<!--or-->([\s\S]*?))?<!--\/setting-->/g;
/** Removed as a whole if none of the settings in it is there. */
const group = /<!--settings-->([\s\S]*?)<!--\/settings-->/g;

/** Replaced as a whole by the operator's own text, if there is one. */
const ownText = /<!--text (\w+)-->([\s\S]*?)<!--\/text-->/g;

/** Lines are separated by " | ". */
const shown = (value: string) =>
  value
    .split(/\s+\|\s+/)
    .map(escaped)
    .join('<br>');

export function withSettings(html: string, given: ShownSettings): string {
  const settings = { ...given, CONTROLLER: given.CONTROLLER ?? given.IMPRINT };
  const fill = (part: string) =>
    part.replaceAll(place, (_, name: keyof ShownSettings, link: string, otherwise = '') => {
      const value = settings[name];
      return value ? link.replaceAll('__SETTING__', () => shown(value)) : otherwise;
    });
  const isEmpty = (part: string) =>
    [...part.matchAll(place)].every(([, name]) => !settings[name as keyof ShownSettings]);
  const chosen = html.replaceAll(ownText, (_, name: keyof ShownSettings, ours: string) => {
    const own = settings[name];
    return own ? renderMarkdown(own) : ours;
  });
  return fill(chosen.replaceAll(group, (_, part: string) => (isEmpty(part) ? '' : part)));
}
