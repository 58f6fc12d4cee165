// What companies tell operators before students can see them.
import { productName } from '../product.ts';

export const verificationStates = ['not_submitted', 'in_review', 'verified', 'declined'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Why operators decline a company, as the company reads it. */
export const declineReasons = {
  not_confirmed: "We couldn't confirm that this business exists.",
  website: "The website doesn't belong to this business, or doesn't work.",
  impersonation: 'The name is too close to another organization.',
  not_for_students: "The work isn't suitable for high-school students.",
  other: 'Please see the note.',
} as const;
export type DeclineReason = keyof typeof declineReasons;

/** Companies accept a version of it; a new text gets a new version. */
export const codeOfConduct = {
  version: '2026-11',
  rules: [
    `We keep all contact with students on ${productName}.`,
    'We never meet a student alone, at home or in secret.',
    'We treat students with respect: no pressure, no insults, nothing sexual.',
    'We only offer safe work that fits their age and their school hours.',
    'We keep our promises about rewards and feedback.',
    `Everyone on our team, and ${productName} after a report, can read what we write to students.`,
  ],
} as const;

/** ISO 3166-1. */
export const countryCodes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS YE YT ZA ZM ZW'
).split(' ');
