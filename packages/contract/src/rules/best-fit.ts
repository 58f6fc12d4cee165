// Explains why an initiative fits a student, based only on what the student entered.
export type Fit = {
  /** Shared with the student's interests. */
  tags: readonly string[];
  industry: readonly string[];
  skills: readonly string[];
  /** The student's hours a week, when the initiative's fit into them. */
  hours: number | null;
};

/** 'Matches 2 of your interests · Uses your skills: Writing · Fits your 4 hours a week' */
export function fitReasons({ tags, industry, skills, hours }: Fit): string {
  const interests = tags.length + industry.length;
  const reasons = [
    interests > 0 && `Matches ${interests} of your interests`,
    skills.length > 0 && `Uses your skills: ${skills.slice(0, 2).join(', ')}`,
    hours !== null && `Fits your ${hours} ${hours === 1 ? 'hour' : 'hours'} a week`,
  ].filter((reason) => reason !== false);
  return reasons.join(' · ');
}

/** The two strongest reasons, for cards: 'Matches 2 interests · Uses Writing' */
export function fitInShort({ tags, industry, skills, hours }: Fit): string {
  const interests = tags.length + industry.length;
  return [
    interests > 0 && `Matches ${interests} ${interests === 1 ? 'interest' : 'interests'}`,
    skills.length > 0 && `Uses ${skills[0]}`,
    hours !== null && `Fits your ${hours} ${hours === 1 ? 'hour' : 'hours'} a week`,
  ]
    .filter((reason) => reason !== false)
    .slice(0, 2)
    .join(' · ');
}
