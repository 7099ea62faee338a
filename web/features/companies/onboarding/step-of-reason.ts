/** Words of each step, the most telling step first. */
const WORDS: readonly (readonly [step: number, words: RegExp])[] = [
  [3, /document|certificate|registration|pan card|licen[cs]e|\bscans?\b|upload|\bfiles?\b|\bread\b|expired/i],
  [1, /designation|linkedin|phone|your name|experience|bio\b/i],
  [2, /company|website|gst|address|city|pincode|industry/i],
];

/** The step of the application that a reason for rejection is about; the review when no word tells. */
export function stepOfReason(reason: string): number {
  return WORDS.find(([, words]) => words.test(reason))?.[0] ?? 4;
}
