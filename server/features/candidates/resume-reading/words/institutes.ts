import { findInstitute, INSTITUTES } from '#contract/lists/institutes.ts';

const SCHOOL =
  /\b(?:institute|institution|university|college|school|vidyalaya|vidya|vidhyalaya|academy|polytechnic|iit|nit|iiit|bits|iisc|iim|vit|srm|dtu|nsut|isi|iist|niit|coep|rvce|pes|bms|mnnit|vnit|mnit|svnit|manit|kv|dav|dps|gurukul|gymkhana|vishwavidyalaya|campus|convent|junior\scollege)\b/i;

/** Whether the words name a place of learning. */
export function looksLikeInstitute(text: string): boolean {
  return SCHOOL.test(text);
}

const byLength = INSTITUTES.flatMap(({ name, fullName }) => [name, fullName]).toSorted(
  (a, b) => b.length - a.length,
);

/** A listed institute as the list spells it, anything else as it stands. */
export function instituteName(text: string): string {
  const cleaned = text.replace(/[\s,.;:|–—-]+$/, '').trim();
  const whole = findInstitute(cleaned) ?? findInstitute(cleaned.replace(/\s*\([^)]*\)$/, ''));
  if (whole) return whole.name;
  // `Indian Institute of Technology Bombay, Mumbai`: from the left, as long as a listed name allows.
  const words = cleaned.split(/[\s,]+/);
  for (let count = words.length - 1; count >= 2; count -= 1) {
    const listed = findInstitute(words.slice(0, count).join(' '));
    if (listed) return listed.name;
  }
  return cleaned;
}

/** Whether the words contain the name of a listed institute. */
export function namesListed(text: string): boolean {
  const words = text.toLowerCase();
  return byLength.some((name) => words.includes(name.toLowerCase()));
}
