// Skills, and the function that finds them in a company's requirements. No skill may be part of another skill's name,
// because a text would then match both.
export const skills = [
  'Writing',
  'Copywriting',
  'Proofreading',
  'Storytelling',
  'Blogging',
  'Translation',
  'Public speaking',
  'Presenting',
  'Interviewing',
  'Customer service',
  'Selling',
  'Negotiation',
  'Networking',
  'Social media',
  'Instagram',
  'TikTok',
  'YouTube',
  'Email marketing',
  'Photography',
  'Photo editing',
  'Filming',
  'Video editing',
  'Graphic design',
  'Canva',
  'Drawing',
  'Research',
  'Spreadsheets',
  'Event planning',
  'Teamwork',
  'Time management',
] as const;

export type Skill = (typeof skills)[number];

// \b only works for ASCII: 'éWriting' must not count as 'Writing'.
const letter = '[\\p{L}\\p{M}\\p{N}_]';
const patterns = skills.map((skill) => {
  const words = skill.split(' ').join('[\\s-]+');
  return [skill, new RegExp(`(?<!${letter})${words}(?!${letter})`, 'iu')] as const;
});

/** Skills that appear in a text as whole words, without duplicates, in list order. */
export const skillsNamedIn = (text: string): Skill[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([skill]) => skill);
