import { INSTITUTES } from '#contract/lists/institutes.ts';

import {
  CITIES,
  COMPANIES,
  FIRST,
  HOW,
  INTERN,
  KINDS,
  LAST,
  MIDDLE,
  OTHER_INSTITUTES,
  PROJECTS,
  RESULT,
  SCHOOLS,
  SKILLS,
  TITLES,
  VERBS,
  WHAT,
} from './vocabulary.ts';

/** The expected result of reading a resume. */
export interface Person {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  linkedin: string;
  github: string | null;
  headline: string | null;
  summary: string | null;
  city: string;
  jobs: Job[];
  degrees: Degree[];
  skills: { group: string; names: string[] }[];
  projects: Project[];
}

export interface Month {
  year: number;
  month: number;
}

export interface Job {
  company: string;
  title: string;
  start: Month;
  end: Month | null;
  location: string | null;
  bullets: string[];
}

export interface Degree {
  institute: string;
  degree: string;
  kind: string;
  field: string;
  start: number;
  end: number;
  mark: { cgpa: number } | { percentage: number } | null;
}

export interface Project {
  title: string;
  stack: string[];
  bullets: string[];
}

export interface Dice {
  next: () => number;
  pick: <T>(list: readonly T[]) => T;
  some: <T>(list: readonly T[], count: number) => T[];
  chance: (share: number) => boolean;
  between: (low: number, high: number) => number;
}

export function diceOf(next: () => number): Dice {
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  return {
    next,
    pick,
    chance: (share) => next() < share,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    some: <T>(list: readonly T[], count: number) =>
      list
        .map((value) => ({ value, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .slice(0, count)
        .map(({ value }) => value),
  };
}

function bullet(dice: Dice): string {
  return `${dice.pick(VERBS)} ${dice.pick(WHAT)} ${dice.pick(HOW)}, ${dice.pick(RESULT)}${dice.chance(0.6) ? '.' : ''}`;
}

export function makePerson(dice: Dice): Person {
  const firstName = dice.chance(0.2) ? `${dice.pick(FIRST)} ${dice.pick(MIDDLE)}` : dice.pick(FIRST);
  const lastName = dice.pick(LAST);
  const handle = `${firstName}${lastName}`.toLowerCase().replace(/[^a-z]/g, '');
  const skills = Object.entries(SKILLS).map(([group, names]) => ({
    group,
    names: dice.some(names, dice.between(2, 5)),
  }));
  const jobs = makeJobs(dice);
  const city = dice.pick(CITIES.slice(0, -1));
  const title = jobs[0]?.title ?? 'Software Engineer';
  return {
    firstName,
    lastName,
    phone: `+91 ${dice.between(60000, 99999)} ${dice.between(10000, 99999)}`,
    email: `${handle}${dice.chance(0.4) ? dice.between(1, 99) : ''}@${dice.pick(['gmail.com', 'outlook.com', 'iitb.ac.in'])}`,
    linkedin: `linkedin.com/in/${handle}`,
    github: dice.chance(0.7) ? `github.com/${handle}` : null,
    headline: dice.chance(0.5)
      ? dice.pick([title, `${title} | ${skills[0]?.names[0]} and ${skills[1]?.names[0]}`])
      : null,
    summary: dice.chance(0.6)
      ? `${title} with ${dice.between(2, 9)} years of experience in building ${dice.pick(['scalable backend systems', 'data products', 'consumer apps', 'machine learning platforms'])}. ${dice.pick(['Enjoys turning vague problems into shipped products.', 'Strong in system design and in mentoring juniors.', 'Looking for a role with ownership of a product area.'])}`
      : null,
    city,
    jobs,
    degrees: makeDegrees(dice),
    skills,
    projects: dice.some(PROJECTS, dice.between(1, 3)).map((name) => ({
      title: name,
      stack: dice.some(
        [...(SKILLS.Languages ?? []).slice(0, 5), ...(SKILLS.Frameworks ?? []).slice(0, 6)],
        2,
      ),
      bullets: Array.from({ length: dice.between(1, 2) }, () => bullet(dice)),
    })),
  };
}

function makeJobs(dice: Dice): Job[] {
  const count = dice.between(1, 4);
  const companies = dice.some(COMPANIES, count);
  const jobs: Job[] = [];
  let upTo = 2026 * 12 + dice.between(0, 9);
  for (let place = 0; place < count; place += 1) {
    const isIntern = place === count - 1 && dice.chance(0.5);
    const start = upTo - (isIntern ? dice.between(2, 4) : dice.between(10, 40));
    const isCurrent = place === 0 && dice.chance(0.7);
    jobs.push({
      company: companies[place] ?? '',
      title: dice.pick(isIntern ? INTERN : TITLES),
      start: toMonth(start),
      end: isCurrent ? null : toMonth(upTo),
      location: dice.chance(0.7) ? dice.pick(CITIES) : null,
      bullets: Array.from({ length: dice.between(1, 4) }, () => bullet(dice)),
    });
    upTo = start - dice.between(0, 3);
  }
  return jobs;
}

function toMonth(count: number): Month {
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

function makeDegrees(dice: Dice): Degree[] {
  const degrees: Degree[] = [];
  let end = dice.between(2015, 2025);
  const higher = dice.chance(0.35)
    ? [dice.pick(KINDS.slice(2)), dice.pick(KINDS.slice(0, 2))]
    : [dice.pick(KINDS.slice(0, 2))];
  for (const [kind, spellings, fields, years] of higher) {
    const listed = dice.pick(INSTITUTES);
    const isListed = dice.chance(0.75);
    degrees.push({
      institute: isListed ? (dice.chance(0.5) ? listed.name : listed.fullName) : dice.pick(OTHER_INSTITUTES),
      degree: dice.pick(spellings),
      kind,
      field: dice.pick(fields),
      start: end - years,
      end,
      mark: dice.chance(0.8) ? { cgpa: dice.between(62, 98) / 10 } : null,
    });
    end -= years;
  }
  if (dice.chance(0.5)) {
    degrees.push({
      institute: dice.pick(SCHOOLS),
      degree: dice.pick([
        'Class XII',
        'Class XII (CBSE)',
        'Higher Secondary',
        '12th Standard',
        'Senior Secondary (CBSE)',
      ]),
      kind: 'Class XII',
      field: '',
      start: 0,
      end,
      mark: { percentage: dice.between(700, 990) / 10 },
    });
    if (dice.chance(0.6))
      degrees.push({
        institute: dice.pick(SCHOOLS),
        degree: dice.pick([
          'Class X',
          'Class X (CBSE)',
          'Secondary School',
          '10th Standard',
          'Matriculation',
        ]),
        kind: 'Class X',
        field: '',
        start: 0,
        end: end - 2,
        mark: { percentage: dice.between(700, 990) / 10 },
      });
  }
  return degrees;
}
