// What speaks for or against a company that wants to be verified: pure, no I/O, no clock.
import type { CompanySignal } from '@questline/contract';

type Facts = {
  company_name: string;
  legal_name: string;
  website: string | null;
  email_domain: string | null;
  similar_names: unknown[];
  company_since: string;
  declined_before: number;
  reports: number;
};

/** The most common ones; a longer list wouldn't change a decision. */
const freeEmail = new Set(
  (
    'gmail.com googlemail.com yahoo.com ymail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com ' +
    'aol.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de mail.com mail.ru yandex.com yandex.ru zoho.com ' +
    'qq.com 163.com t-online.de orange.fr free.fr libero.it'
  ).split(' '),
);
const reserved =
  /\b(questline|safety|support|official|moderator|admin|school|schools|academy|university|college|district|police|government|department of)\b/i;
const dayMs = 86_400_000;

const domainOf = (website: string) =>
  URL.parse(website.includes('://') ? website : `https://${website}`)
    ?.hostname.toLowerCase()
    .replace(/^www\./, '');
const belongsTo = (domain: string, to: string) => domain === to || domain.endsWith(`.${to}`);

function signalOfEmail({ website, email_domain }: Facts): CompanySignal[] {
  const email = email_domain?.toLowerCase();
  const site = website ? domainOf(website) : undefined;
  const found: CompanySignal[] = site ? [] : ['no_website'];
  if (email && freeEmail.has(email)) return [...found, 'free_email'];
  if (!email || !site) return found;
  return [belongsTo(email, site) || belongsTo(site, email) ? 'email_matches' : 'other_domain'];
}

export const signalsOf = (facts: Facts, now: Date): CompanySignal[] => [
  ...signalOfEmail(facts),
  ...(facts.similar_names.length > 0 ? (['similar_name'] as const) : []),
  ...(reserved.test(`${facts.company_name} ${facts.legal_name}`) ? (['reserved_name'] as const) : []),
  ...(now.getTime() - Date.parse(facts.company_since) < dayMs ? (['new_account'] as const) : []),
  ...(facts.declined_before > 0 ? (['declined_before'] as const) : []),
  ...(facts.reports > 0 ? (['reported'] as const) : []),
];
