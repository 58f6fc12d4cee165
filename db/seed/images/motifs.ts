// The motif of an initiative by its first tag.
import type { InitiativeTag } from '@questline/contract/plain';
import type { Motif } from './motif.ts';
import { bubbles, booth, partners, research, flag, bag, starred, tested, rocket } from './motifs-done.ts';
import { poster, video, envelope, camera, pencil, microphone, browser, branding } from './motifs-made.ts';

export const motifs: Record<InitiativeTag, Motif> = {
  'Social media': video,
  'Short videos': video,
  Photography: camera,
  'Graphic design': branding,
  Writing: pencil,
  Newsletters: envelope,
  Podcasts: microphone,
  Websites: browser,
  'Posters and flyers': poster,
  Events: booth,
  'Market research': research,
  Surveys: bubbles,
  'Customer interviews': bubbles,
  'Customer reviews': starred,
  'Competitor research': research,
  'Product testing': tested,
  'Product launches': rocket,
  Branding: branding,
  'Direct sales': bag,
  'Online sales': bag,
  Referrals: partners,
  'Local partnerships': partners,
  'School ambassadors': flag,
  Fundraising: booth,
};
