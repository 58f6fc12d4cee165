// Short lists people choose from. Industries and skills are in their own files.
export const userTypes = ['student', 'company'] as const;
export type UserType = (typeof userTypes)[number];

/** Owners also manage the team, change the company's name, export its data and can delete it. */
export const memberRoles = ['owner', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Leads also manage operators and delete data permanently. */
export const operatorRoles = ['operator', 'lead'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
export const operatorStates = ['active', 'invited', 'link_expired', 'disabled'] as const;
export type OperatorState = (typeof operatorStates)[number];

export const grades = [9, 10, 11, 12] as const;
export type Grade = (typeof grades)[number];

export const experienceLevels = ['Beginner', 'Some experience', 'Experienced'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const motivations = [
  'Learn new skills',
  'Gain work experience',
  'Explore careers',
  'Build my resume',
  'Prepare for college',
  'Earn money',
  'Support a good cause',
  'Be creative',
  'Meet new people',
  'Start my own business',
] as const;
export type Motivation = (typeof motivations)[number];

export const initiativeTags = [
  'Social media',
  'Short videos',
  'Photography',
  'Graphic design',
  'Writing',
  'Newsletters',
  'Podcasts',
  'Websites',
  'Posters and flyers',
  'Events',
  'Market research',
  'Surveys',
  'Customer interviews',
  'Customer reviews',
  'Competitor research',
  'Product testing',
  'Product launches',
  'Branding',
  'Direct sales',
  'Online sales',
  'Referrals',
  'Local partnerships',
  'School ambassadors',
  'Fundraising',
] as const;
export type InitiativeTag = (typeof initiativeTags)[number];

/** What a company would like students to do. Completes "Students would …". */
export const inquiryWishes = [
  'Film short videos',
  'Post on social media',
  'Talk to customers',
  'Write posts and emails',
  'Design posters',
  'Help at events',
  'Test products',
  'Find local partners',
  'Spread the word',
  'Not sure yet',
] as const;
export type InquiryWish = (typeof inquiryWishes)[number];
