// Explains why an initiative fits a student, based only on what the student entered and works on.
export type Fit = {
  /** Shared with the student's interests. */
  tags: readonly string[];
  industry: readonly string[];
  skills: readonly string[];
  /** The hours a week that the student has left, when the initiative's fit into them. */
  hours: number | null;
  /** The hours a week of what the student is already working on. */
  hours_promised: number;
};

/** 'Fits your 6 hours a week', or 'Fits your 2 free hours a week' if the rest is taken. */
function hoursReason({ hours, hours_promised }: Fit): string | false {
  if (hours === null) return false;
  return `Fits your ${hours} ${hours_promised > 0 ? 'free ' : ''}${hours === 1 ? 'hour' : 'hours'} a week`;
}

/** 'Matches 2 of your interests · Uses your skills: Writing · Fits your 4 hours a week' */
export function fitReasons(fit: Fit): string {
  const { tags, industry, skills } = fit;
  const interests = tags.length + industry.length;
  const reasons = [
    interests > 0 && `Matches ${interests} of your interests`,
    skills.length > 0 && `Uses your skills: ${skills.slice(0, 2).join(', ')}`,
    hoursReason(fit),
  ].filter((reason) => reason !== false);
  return reasons.join(' · ');
}

/** The two strongest reasons, for cards: 'Matches 2 interests · Uses Writing' */
export function fitInShort(fit: Fit): string {
  const { tags, industry, skills } = fit;
  const interests = tags.length + industry.length;
  return [
    interests > 0 && `Matches ${interests} ${interests === 1 ? 'interest' : 'interests'}`,
    skills.length > 0 && `Uses ${skills[0]}`,
    hoursReason(fit),
  ]
    .filter((reason) => reason !== false)
    .slice(0, 2)
    .join(' · ');
}
