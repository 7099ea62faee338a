import type { DEGREES } from '#contract/lists/degrees.ts';
import { findInstitute, INSTITUTES } from '#contract/lists/institutes.ts';

const SCHOOL =
  /\b(?:institute|institution|university|college|school|vidyalaya|vidya|vidhyalaya|academy|polytechnic|iit|nit|iiit|bits|iisc|iim|vit|srm|dtu|nsut|isi|iist|niit|coep|rvce|pes|bms|mnnit|vnit|mnit|svnit|manit|kv|dav|dps|gurukul|gymkhana|vishwavidyalaya|campus|convent|junior\scollege)\b/i;

/** Whether the text names an educational institution. */
export function looksLikeInstitute(text: string): boolean {
  return SCHOOL.test(text);
}

const byLength = INSTITUTES.flatMap(({ name, fullName }) => [name, fullName]).toSorted(
  (a, b) => b.length - a.length,
);

/** A listed institute as spelled in the list, any other name as written. */
export function instituteName(text: string): string {
  const cleaned = text.replace(/[\s,.;:|–—-]+$/, '').trim();
  const whole = findInstitute(cleaned) ?? findInstitute(cleaned.replace(/\s*\([^)]*\)$/, ''));
  if (whole) return whole.name;
  // `Indian Institute of Technology Bombay, Mumbai`: the longest listed name at the start.
  const words = cleaned.split(/[\s,]+/);
  for (let count = words.length - 1; count >= 2; count -= 1) {
    const listed = findInstitute(words.slice(0, count).join(' '));
    if (listed) return listed.name;
  }
  return cleaned;
}

/** Whether the text contains the name of a listed institute. */
export function namesListed(text: string): boolean {
  const words = text.toLowerCase();
  return byLength.some((name) => words.includes(name.toLowerCase()));
}

type Degree = (typeof DEGREES)[number];

const IN = '(?:\\s*(?:\\b(?:in|of|with)\\b|[-–:,(])\\s*)?';

/** The usual spellings of degrees; the higher degree comes first if two start alike. */
const SPELLINGS: readonly (readonly [Degree, string])[] = [
  ['Doctorate/PhD', 'ph\\.?\\s?d\\.?|d\\.?phil\\.?|doctor(?:ate)?(?:\\sof\\sphilosophy)?|doctoral'],
  [
    "Master's Degree",
    `(?:dual\\sdegree\\s?\\(?b\\.?\\s?tech\\.?\\s?(?:\\+|and|&)\\s?m\\.?\\s?tech\\.?\\)?)|master(?:['’]?s)?(?:\\sdegree)?(?:\\s(?:of|in)\\s(?:technology|engineering|science|arts|business\\sadministration|computer\\sapplications?|design|commerce))?|m\\.?\\s?tech\\.?|m\\.?sc\\.?|m\\.?e\\.|me(?=\\s(?:in|\\())|m\\.?\\s?s\\.?(?=\\W)(?!\\s?(?:word|office|excel))|m\\.?b\\.?a\\.?|p\\.?g\\.?d\\.?m\\.?|m\\.?c\\.?a\\.?|m\\.?\\s?com\\.?|m\\.?des\\.?|m\\.?\\s?phil\\.?|post[\\s-]?graduat(?:e|ion)(?:\\sdiploma)?`,
  ],
  [
    "Bachelor's Degree",
    "bachelor(?:['’]?s)?(?:\\sdegree)?(?:\\s(?:of|in)\\s(?:technology|engineering|science|arts|business\\sadministration|computer\\sapplications?|design|commerce|architecture))?(?:\\s\\(hon(?:ou)?rs\\))?|b\\.?\\s?tech\\.?(?:\\s?\\(hon(?:ou)?rs\\.?\\))?|b\\.\\s?e\\.?(?:\\s?\\(hon(?:ou)?rs\\.?\\))?|be(?=\\s?(?:in|\\(|-|–|,|computer|electr|mech|civil))|b\\.?\\s?sc\\.?(?:\\s?\\(hon(?:ou)?r?s?\\.?\\))?|b\\.?c\\.?a\\.?|b\\.?b\\.?a\\.?|b\\.?\\s?com\\.?|b\\.?des\\.?|b\\.?arch\\.?|b\\.?\\s?s\\.?(?=[\\s,]+(?:in|-|–))|b\\.a\\.?|under[\\s-]?graduat(?:e|ion)",
  ],
  ['Diploma', '(?:polytechnic\\s)?diploma|polytechnic'],
  [
    'Class XII',
    'class\\s?(?:xii|12(?:th)?)|xii(?:th)?(?:\\s(?:std|standard|class|grade))?|(?:std|standard|grade)\\.?\\s?(?:xii|12(?:th)?)|12th(?:\\s(?:std|standard|class|grade))?|h\\.?s\\.?c\\.?|(?<![\\w.] )(?:senior|higher)\\ssecondary(?:\\s(?:school|certificate|education|examination))*|intermediate(?:\\s(?:education|examination))?|10\\s?\\+\\s?2|a[il]ssce|puc|pre-university|isc(?=\\W)',
  ],
  [
    'Class X',
    'class\\s?(?:x|10(?:th)?)(?!\\w)|x(?:th)(?:\\s(?:std|standard|class|grade))?|(?:std|standard|grade)\\.?\\s?(?:x|10(?:th)?)(?!\\w)|10th(?:\\s(?:std|standard|class|grade))?|s\\.?s\\.?c\\.?|s\\.?s\\.?l\\.?c\\.?|matriculation|(?<![\\w.] )secondary(?:\\s(?:school|certificate|education|examination))+|(?<![\\w’.] )high\\sschool(?!,)|a[il]sse|icse',
  ],
  ['Certificate Course', 'certificate\\s(?:course|program(?:me)?)|nanodegree|bootcamp'],
];

const PATTERNS = SPELLINGS.map(
  ([degree, spelling]) => [degree, new RegExp(`(?<![\\w.&])(?:${spelling})(?!\\w)`, 'i')] as const,
);

interface FoundDegree {
  degree: Degree;
  index: number;
  length: number;
}

/** The degree that occurs first; at the same position the highest. */
export function findDegree(text: string): FoundDegree | null {
  let best: FoundDegree | null = null;
  for (const [degree, pattern] of PATTERNS) {
    const found = pattern.exec(text);
    if (found && (!best || found.index < best.index)) {
      best = { degree, index: found.index, length: found[0].length };
    }
  }
  return best;
}

/** `B.Tech` is a degree in some field of engineering: this matches what precedes the field. */
const LEADING = new RegExp(
  `^[\\s.,)–—:|-]*(?:\\(?hon(?:ou)?r?s?\\.?\\)?)?${IN}(?:\\b(?:in|of)\\s)?[\\s(]*`,
  'i',
);
const FIELD_WORDS =
  /engineering|science|technology|mathematics|physics|chemistry|commerce|arts|economics|statistics|computing|computer|electronics|electrical|mechanical|civil|information|data|artificial|machine|business|management|administration|design|biotech|chemical|aerospace|metallurg|material|instrumentation|communication|finance|marketing|production|industrial|mining|naval|textile|biology|analytics|humanities|pcm|pcb|cse|ece|eee|applications|vlsi|robotics|cyber|environmental/i;

const SHORT: Readonly<Record<string, string>> = {
  cse: 'Computer Science and Engineering',
  cs: 'Computer Science',
  ece: 'Electronics and Communication Engineering',
  eee: 'Electrical and Electronics Engineering',
  it: 'Information Technology',
  mech: 'Mechanical Engineering',
};

export function looksLikeField(text: string): boolean {
  return FIELD_WORDS.test(text);
}

/** The field that follows the name of a degree. */
export function fieldAfter(text: string): string {
  const rest = withoutSecond(text.replace(LEADING, ''));
  const field = rest
    .split(/\t|\||[;,•·]|\(|\)|\s[-–—]\s|\bfrom\b|\bat\b|\bwith\b|\d{4}|\bcgpa\b|\bgpa\b/i)[0]
    ?.replace(/[\s.,:–-]+$/, '')
    .trim();
  return field ? fullField(field) : '';
}

/** `Bachelor of Technology - BTech, Computer Science` contains the degree twice. */
function withoutSecond(text: string): string {
  const again = findDegree(text);
  return again?.index === 0 ? text.slice(again.length).replace(LEADING, '') : text;
}

export function fullField(field: string): string {
  return SHORT[field.toLowerCase().replace(/\./g, '')] ?? field;
}

const BOARDS = /\b(?:c\.?b\.?s\.?e\.?|i\.?c\.?s\.?e\.?|state\sboard|isc|[a-z]+\sboard)\b/i;
const STREAM = /\b(pcmb?|pcb|science(?:\s\((?:pcm|pcb)\))?|commerce|humanities|arts)\b/i;

/** The stream of a school certificate, or its board. */
export function schoolField(text: string): string {
  const stream = STREAM.exec(text)?.[0];
  if (stream) return stream.length <= 4 ? stream.toUpperCase() : stream;
  return BOARDS.exec(text)?.[0].replaceAll('.', '').toUpperCase().replace('BOARD', 'Board') ?? '';
}
