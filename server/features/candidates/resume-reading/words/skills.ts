import type { Proficiency } from '#contract/labels/profile.ts';
import { skillSpelling } from '#contract/lists/skill-spelling.ts';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';
import { TECHNOLOGY_ALIASES as ALIASES } from '#contract/lists/technology-aliases.ts';

/** A slash that is part of the name. */
const WITH_SLASH = /^(?:html\/css|ci\/cd|tcp\/ip|pl\/sql|ui\/ux|a\/b testing|i\/o)$/i;

/** A technology as spelled in the list; any other name as written. */
export function spelledSkill(words: string): string {
  return ALIASES[words.toLowerCase()] ?? skillSpelling(words);
}

const NOISE =
  /^(?:and|etc|others?|languages?|frameworks?|libraries|tools?|databases?|cloud|web|skills|proficient|intermediate|beginner|expert|advanced|familiar|basic|basics|technologies|platforms?)\.?$/i;
const LEVEL = /\b(expert|advanced|proficient|fluent|intermediate|familiar|beginner|basic|novice)\b/i;
const LEVELS: Readonly<Record<string, Proficiency>> = {
  expert: 'EXPERT',
  advanced: 'ADVANCED',
  proficient: 'ADVANCED',
  fluent: 'ADVANCED',
  intermediate: 'INTERMEDIATE',
  familiar: 'BEGINNER',
  beginner: 'BEGINNER',
  basic: 'BEGINNER',
  novice: 'BEGINNER',
};

function levelIn(words: string): Proficiency | null {
  return LEVELS[LEVEL.exec(words)?.[1]?.toLowerCase() ?? ''] ?? null;
}

const LONGEST = 40;
const MOST_WORDS = 5;

/** Matches `Languages:` at the start and after a bar, but not the name in `Python: expert`. */
const LABELS = new RegExp(
  `(^|[|;•·●▪]\\s*)[^:,|;•·●▪]{2,40}:(?!\\s*${LEVEL.source}\\s*(?:[,;|•·●▪]|$))\\s*`,
  'gi',
);

/** The names in `Languages: Python, Go (expert) | Cloud: AWS (EC2, S3)`. */
export function splitSkills(text: string): { name: string; level: Proficiency | null }[] {
  const whole = text.replace(LABELS, '$1').replace(/\s\/\s/g, ', ');
  return whole
    .replace(/\s*\(([^()]*)\)/g, (_, inner: string) => (levelIn(inner) ? ` <${inner}>` : `, ${inner}, `))
    .split(/[,;|•·●▪\t]|\s[-–—]\s|\s{2,}/)
    .flatMap(byAnd)
    .flatMap(bySlash)
    .flatMap((words) => {
      const level = levelIn(words);
      const name = words
        .replace(/<[^>]*>/g, '')
        .replace(/^(?:and|&|in)\s+/i, '')
        .replace(level ? new RegExp(`[\\s:(–-]*${LEVEL.source}[)\\s]*`, 'i') : /^$/, '')
        .replace(/[\s.:]+$/, '')
        .trim();
      const isName = /[\p{L}]/u.test(name) && name.length <= LONGEST && name.split(' ').length <= MOST_WORDS;
      return isName && !NOISE.test(name) ? [{ name: spelledSkill(name), level }] : [];
    });
}

const listed = new Set<string>(TECHNOLOGIES);

/** `Go and Kafka` are two; `Data Structures and Algorithms` is one. */
function byAnd(words: string): string[] {
  const names = words.split(/\s+(?:and|&)\s+/i);
  const areListed = names.every((name) => listed.has(spelledSkill(name.replace(/<[^>]*>/g, '').trim())));
  return areListed ? names : [words];
}

function bySlash(words: string): string[] {
  const name = words.trim();
  return name.includes('/') && !WITH_SLASH.test(name) && !/https?:/.test(name) ? name.split('/') : [name];
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const CERTAIN = TECHNOLOGIES.filter((name) => name !== 'Go' && name !== 'Swift' && name !== 'Express.js');
const MENTIONS = CERTAIN.map((name) => {
  const spellings = [
    name,
    ...Object.keys(ALIASES).filter((alias) => ALIASES[alias] === name && alias.length > 3),
  ];
  return [name, new RegExp(`(?<![\\w.+#-])(?:${spellings.map(escaped).join('|')})(?![\\w+#])`, 'i')] as const;
});

/** The listed technologies in running text. */
export function mentionedSkills(text: string): string[] {
  return MENTIONS.filter(([, words]) => words.test(text)).map(([name]) => name);
}
