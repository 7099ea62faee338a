import { skillSpelling } from '#contract/candidates/skills.ts';
import type { Proficiency } from '#contract/labels/profile.ts';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';

/** What people write for a listed technology. */
const ALIASES: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  ecmascript: 'JavaScript',
  ts: 'TypeScript',
  'core java': 'Java',
  python3: 'Python',
  'python 3': 'Python',
  cpp: 'C++',
  csharp: 'C#',
  golang: 'Go',
  'go lang': 'Go',
  reactjs: 'React',
  'react.js': 'React',
  'react js': 'React',
  angularjs: 'Angular',
  'angular.js': 'Angular',
  vue: 'Vue.js',
  vuejs: 'Vue.js',
  'vue js': 'Vue.js',
  nextjs: 'Next.js',
  'next js': 'Next.js',
  node: 'Node.js',
  nodejs: 'Node.js',
  'node js': 'Node.js',
  express: 'Express.js',
  expressjs: 'Express.js',
  'express js': 'Express.js',
  'fast api': 'FastAPI',
  springboot: 'Spring Boot',
  rails: 'Ruby on Rails',
  'react-native': 'React Native',
  html: 'HTML/CSS',
  css: 'HTML/CSS',
  html5: 'HTML/CSS',
  css3: 'HTML/CSS',
  'html/css': 'HTML/CSS',
  'html & css': 'HTML/CSS',
  postgres: 'PostgreSQL',
  'postgre sql': 'PostgreSQL',
  'my sql': 'MySQL',
  mongo: 'MongoDB',
  'mongo db': 'MongoDB',
  'elastic search': 'Elasticsearch',
  'apache kafka': 'Kafka',
  'amazon web services': 'AWS',
  'aws cloud': 'AWS',
  'microsoft azure': 'Azure',
  gcp: 'Google Cloud',
  'google cloud platform': 'Google Cloud',
  k8s: 'Kubernetes',
  tf: 'TensorFlow',
  'tensor flow': 'TensorFlow',
  'py torch': 'PyTorch',
  spark: 'Apache Spark',
  pyspark: 'Apache Spark',
};
// biome-ignore format: a table

/** A slash that belongs to the name. */
const WITH_SLASH = /^(?:html\/css|ci\/cd|tcp\/ip|pl\/sql|ui\/ux|a\/b testing|i\/o)$/i;

/** A technology in the spelling of the list; anything else as it stands. */
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

export function levelIn(words: string): Proficiency | null {
  return LEVELS[LEVEL.exec(words)?.[1]?.toLowerCase() ?? ''] ?? null;
}

const LONGEST = 40;
const MOST_WORDS = 5;

/** The names in `Languages: Python, Go (expert) | AWS (EC2, S3)`. */
export function splitSkills(text: string): { name: string; level: Proficiency | null }[] {
  const whole = text.replace(/^[^:,|•]{2,40}:\s*/, '').replace(/\s\/\s/g, ', ');
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

/** The listed technologies that running text names. */
export function mentionedSkills(text: string): string[] {
  return MENTIONS.filter(([, words]) => words.test(text)).map(([name]) => name);
}
