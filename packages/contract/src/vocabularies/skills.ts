// What students can do, and the rule that finds these words in a company's requirements.
// No skill may stand inside another one: a text that names one would name both.
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

// \b knows ASCII only: 'éWriting' must not count as the word 'Writing'.
const letter = '[\\p{L}\\p{M}\\p{N}_]';
const patterns = skills.map((skill) => {
  const words = skill.split(' ').join('[\\s-]+');
  return [skill, new RegExp(`(?<!${letter})${words}(?!${letter})`, 'iu')] as const;
});

/** The listed skills that a text names as whole words, each once, in the order of the list. */
export const skillsNamedIn = (text: string): Skill[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([skill]) => skill);
