// Why an initiative fits a student, in words. Only from what the student stated.
export type Fit = {
  /** Shared with the student's interests. */
  tags: readonly string[];
  industry: readonly string[];
  skills: readonly string[];
  /** The student's hours a week, when the initiative's fit into them. */
  hours: number | null;
};

/** 'Matches 2 of your interests · uses your Writing · fits your 4 h a week' */
export function fitReasons({ tags, industry, skills, hours }: Fit): string {
  const interests = tags.length + industry.length;
  const reasons = [
    interests > 0 && `matches ${interests} of your interests`,
    skills.length > 0 && `uses your ${skills.slice(0, 2).join(' and ')}`,
    hours !== null && `fits your ${hours} h a week`,
  ].filter((reason) => reason !== false);
  const text = reasons.join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
