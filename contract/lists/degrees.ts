/** From highest to lowest; these texts are sent and stored as they are. */
export const DEGREES = [
  'Doctorate/PhD',
  "Master's Degree",
  "Bachelor's Degree",
  'Diploma',
  'Class XII',
  'Class X',
  'Certificate Course',
] as const;

/** Degrees that an institute awards. School certificates and courses give no medal. */
export function isVerifiable(degree: string): boolean {
  return ['Doctorate/PhD', "Master's Degree", "Bachelor's Degree", 'Diploma'].includes(degree);
}
