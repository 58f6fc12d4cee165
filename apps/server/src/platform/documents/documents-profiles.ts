// Links to a deployment's social profiles. The build marks each place; links that are not configured are removed, and
// the whole line if none are left.
export type SocialProfiles = Partial<
  Record<'INSTAGRAM_URL' | 'TIKTOK_URL' | 'LINKEDIN_URL', string | undefined>
>;

const place = /<!--profile (\w+)-->([\s\S]*?)<!--\/profile-->/g;
const line = /<!--profiles-->([\s\S]*?)<!--\/profiles-->/;

const escaped = (url: string) =>
  url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const withProfiles = (html: string, profiles: SocialProfiles): string =>
  html.replace(line, (_, marked: string) => {
    let isEmpty = true;
    const filled = marked.replaceAll(place, (_, name: keyof SocialProfiles, link: string) => {
      const url = profiles[name];
      if (!url) return '';
      isEmpty = false;
      return link.replace('__PROFILE__', () => escaped(url));
    });
    return isEmpty ? '' : filled;
  });
