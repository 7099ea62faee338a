import type { JobsFilter } from '#contract/jobs/public-jobs.ts';
import type { NumberRange } from '#contract/search/candidate-filter.ts';
import { type Reading, understand } from '#contract/search/words/understand.ts';
import type { Understood, UnderstoodKind } from '#contract/search/words/understood.ts';

type Choices = Pick<JobsFilter, 'workMode' | 'jobType' | 'level'>;

/** What a search text of the board was understood as, and the remaining words. */
export interface JobWords {
  /** Any of the choices matches; `said` has the words as typed. */
  choices: { facet: keyof Choices; values: string[]; said: string[] }[];
  skills: { names: string[]; isAny: boolean; said: string[] };
  cities: { names: string[]; said: string[] };
  /** The searching person's experience: the job asks for at most this. */
  experience: NumberRange | null;
  pay: NumberRange | null;
  rest: string[];
}

interface Saying {
  facet: keyof Choices;
  value: string;
  pattern: string;
}

const of = <F extends keyof Choices>(facet: F, value: Choices[F][number], pattern: string): Saying => ({
  facet,
  value,
  pattern,
});

/** Choices of the board in the words that job seekers use. */
const SAYINGS: readonly Saying[] = [
  of('workMode', 'REMOTE', 'remote(?:ly)?|work(?:ing)? from home|wfh'),
  of('workMode', 'HYBRID', 'hybrid'),
  of('workMode', 'ONSITE', 'on[- ]?site|in[- ]office|work(?:ing)? from office|wfo'),
  of('jobType', 'FULL_TIME', 'full[- ]?time'),
  of('jobType', 'PART_TIME', 'part[- ]?time'),
  of('jobType', 'CONTRACT', 'contract(?:ual)?'),
  of('jobType', 'INTERNSHIP', 'intern(?:ship)?s?'),
  of('level', 'ENTRY', 'entry[- ]level|junior'),
  of('level', 'MID', 'mid[- ]level'),
  of('level', 'SENIOR', 'senior(?:[- ]level)?|sr'),
  of('level', 'LEAD', 'lead'),
];

/** One of the sayings as separate words, neither quoted nor negated. */
const ANY_SAYING = new RegExp(
  `"[^"]*"|“[^“”]*”|(?<![\\p{L}\\p{N}-])(?<!\\b(?:not|no|non|without|except) )(?:${SAYINGS.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

function choicesOf(text: string): { choices: JobWords['choices']; others: string } {
  const choices = new Map<keyof Choices, JobWords['choices'][number]>();
  const others = text.replace(ANY_SAYING, (said: string, ...groups: unknown[]) => {
    const saying = SAYINGS[groups.slice(0, SAYINGS.length).findIndex((group) => group !== undefined)];
    if (!saying) return said;
    const { facet, value } = saying;
    const choice = choices.get(facet) ?? { facet, values: [], said: [] };
    choices.set(facet, { facet, values: [...choice.values, value], said: [...choice.said, said] });
    return ', ';
  });
  return { choices: [...choices.values()], others };
}

const ABOUT_JOBS: ReadonlySet<UnderstoodKind> = new Set(['SKILL', 'CITY', 'EXPERIENCE', 'EXPECTED_PAY']);
const FILLERS = new Set('a an and at for in jobs job of opening openings or role roles the'.split(' '));

/**
 * The remaining words, including those that are only meaningful for candidates; a quoted phrase stays one
 * item.
 */
function restOf({ rest, understood }: Reading): string[] {
  const unused = understood.filter(({ kind }) => !ABOUT_JOBS.has(kind)).map(({ text }) => text);
  const found = [rest, ...unused].join(' ').matchAll(/"([^"]*)"|“([^“”]*)”|[^\s"“”]+/gu);
  return [...found]
    .map(([word, plain, curly]) => (plain ?? curly ?? word).replace(/^[\s,;()]+|[\s,;()]+$/g, ''))
    .filter((word) => word !== '' && !FILLERS.has(word.toLowerCase()));
}

/** On the board `40 lakh` means at least that much, not at most. */
function payOf({ filter, understood }: Reading): NumberRange | null {
  const { expectedSalary: pay } = filter;
  const isBare = understood.some(({ kind, text }) => kind === 'EXPECTED_PAY' && /^[\d₹]/.test(text));
  return pay && isBare && pay.min === null ? { min: pay.max, max: null } : pay;
}

const textsOf = (understood: readonly Understood[], kind: UnderstoodKind) =>
  understood.filter((piece) => piece.kind === kind).map(({ text }) => text);

/** Reads what is typed into the board's search: `remote react bengaluru 40 lakh`. */
export function readJobWords(text: string): JobWords {
  const { choices, others } = choicesOf(text);
  const reading = understand(others);
  const { filter, understood } = reading;
  const names = filter.skills.map(({ name }) => name);
  return {
    choices,
    skills: { names, isAny: filter.isAnySkill, said: textsOf(understood, 'SKILL') },
    cities: { names: filter.cities, said: textsOf(understood, 'CITY') },
    experience: filter.experience,
    pay: payOf(reading),
    rest: restOf(reading),
  };
}
