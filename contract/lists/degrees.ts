/** From the highest to the lowest; sent and stored as they read. */
export const DEGREES = [
  'Doctorate/PhD',
  "Master's Degree",
  "Bachelor's Degree",
  'Diploma',
  'Class XII',
  'Class X',
  'Certificate Course',
] as const;

/** What an institute awards: school leaving and courses give no medal. */
export function isVerifiable(degree: string): boolean {
  return ['Doctorate/PhD', "Master's Degree", "Bachelor's Degree", 'Diploma'].includes(degree);
}
