import { verifiedDegreeOf } from '#contract/candidates/education.ts';
import { totalMonths } from '#contract/candidates/experience-months.ts';
import { NOTICE_PERIODS, type NoticePeriod } from '#contract/labels/profile.ts';
import { findInstitute } from '#contract/lists/institutes.ts';
import { candidateTokens } from '#contract/matching/search-tokens.ts';
import type { SearchBar } from '#contract/search/search-bar.ts';
import type { PersonRow } from '#server/features/candidates/candidates.queries.ts';
import type { HiddenCompany } from '#server/features/candidates/privacy.queries.ts';
import { thisMonth, toExperiences } from '#server/features/candidates/profile/experiences.ts';
import type {
  EducationRow,
  ExperienceRow,
  SkillRow,
} from '#server/features/candidates/profile/sections.queries.ts';
import {
  domainOfMail,
  tellsEmployer,
  typedDomain,
} from '#server/features/companies/employer-domain.policy.ts';
import { keysOfCompany, keysOfDomain, keysOfName } from '#server/features/companies/hiding-keys.service.ts';
import type { IndexRow, Term } from './candidate-index.queries.ts';
import { packChoices } from './choices.ts';

/** The data from which an index row is computed. */
export interface Source {
  person: PersonRow;
  skills: SkillRow[];
  jobs: ExperienceRow[];
  degrees: EducationRow[];
  hidden: HiddenCompany[];
}

/** Why recruiters cannot find a candidate whose account is active; null when they can. */
export function searchBarOf(person: PersonRow): SearchBar | null {
  if (person.emailVerifiedAt === null) return 'EMAIL';
  if (person.basicInfoSavedAt === null) return 'BASIC_INFO';
  if (person.skillsSavedAt === null) return 'SKILLS';
  return person.isVisible ? null : 'HIDDEN';
}

const SECTION = 100;
const VERIFIED_DEGREE = 200;
const RESUME = 100;
const TEXT = 50;
/** Ten skills and ten years count as the maximum. */
const SKILL = 10;
const ENOUGH_SKILLS = 10;
const ENOUGH_MONTHS = 120;
const EXPERIENCE = 100;

/** The quality of a profile independent of a query, 0 to 1000: how much there is to judge by. */
function quality({ person, skills, degrees }: Source, experienceMonths: number): number {
  const saved = [
    person.basicInfoSavedAt,
    person.skillsSavedAt,
    person.experienceSavedAt,
    person.educationSavedAt,
  ];
  const total =
    saved.filter((at) => at !== null).length * SECTION +
    (verifiedDegreeOf(degrees) ? VERIFIED_DEGREE : 0) +
    (person.resumeFileId ? RESUME : 0) +
    (person.headline ? TEXT : 0) +
    (person.professionalSummary ? TEXT : 0) +
    Math.min(skills.length, ENOUGH_SKILLS) * SKILL +
    (Math.min(experienceMonths, ENOUGH_MONTHS) / ENOUGH_MONTHS) * EXPERIENCE;
  return Math.round(total);
}

/** Numbers by `termKey`. */
type Terms = ReadonlyMap<string, number>;

/** Terms of every kind except skills share a range of tokens below this number. */
const MAX_TERM = 100_000;
const SCHOOL = new Set(['Class XII', 'Class X']);

export function termKey({ kind, name }: Term): string {
  return `${kind}:${name.toLowerCase()}`;
}

/** The short name of a listed institute, any other name as typed. */
function instituteName(typed: string): string {
  return findInstitute(typed)?.name ?? typed;
}

function higherDegrees({ degrees }: Source): EducationRow[] {
  return degrees.filter(({ educationDegree }) => !SCHOOL.has(educationDegree));
}

/** The names that need their own number. */
export function wantedTerms(source: Source): Term[] {
  const { domain, primaryRole, preferredLocations } = source.person;
  return [
    ...source.skills.map(({ skillName }): Term => ({ kind: 'skill', name: skillName })),
    ...preferredLocations.map((name): Term => ({ kind: 'city', name })),
    ...higherDegrees(source).map(
      ({ universityName }): Term => ({ kind: 'institute', name: instituteName(universityName) }),
    ),
    ...(domain ? [{ kind: 'domain', name: domain } satisfies Term] : []),
    ...(primaryRole ? [{ kind: 'role', name: primaryRole } satisfies Term] : []),
  ];
}

export function toIndexRow(source: Source, terms: Terms): IndexRow {
  const { person } = source;
  const numbers = numbersOf(source, terms);
  const experienceMonths = totalMonths(toExperiences(source.jobs), thisMonth());
  const graduationYears = [...new Set(higherDegrees(source).map(({ endYear }) => endYear))];
  const counted = {
    skillIds: numbers.skills.map(({ id }) => id),
    cityIds: numbers.cityIds,
    instituteIds: numbers.instituteIds,
    experienceMonths,
    expectedTotal: person.expectedTotal,
    noticeStep: NOTICE_PERIODS.indexOf(person.noticePeriod as NoticePeriod),
  };
  return {
    candidateId: person.userId,
    isSearchable: person.status === 'ACTIVE' && searchBarOf(person) === null,
    tokens: candidateTokens({
      ...numbers,
      noticePeriod: person.noticePeriod as NoticePeriod,
      graduationYears,
    }),
    ...wordsOf(source),
    ...counted,
    choices: `\\x${packChoices(counted).toString('hex')}`,
    domainId: numbers.domainId,
    roleId: numbers.roleId,
    graduationYear: graduationYears.length > 0 ? Math.max(...graduationYears) : null,
    currentTotal: person.salaryTotal,
    quality: quality(source, experienceMonths),
    hiddenFrom: hiddenFrom(source),
    lastActiveAt: person.lastActiveAt,
  };
}

/** The ids of a profile's names; a name beyond the token range of its kind is only found by its words. */
function numbersOf(source: Source, terms: Terms) {
  const idsOf = (kind: Term['kind'], names: readonly (string | null)[]) => {
    const ids = names.flatMap((name) => (name ? (terms.get(termKey({ kind, name })) ?? []) : []));
    return [...new Set(ids)].filter((id) => id < MAX_TERM);
  };
  const { domain, primaryRole, preferredLocations } = source.person;
  return {
    skills: source.skills.flatMap(({ skillName, years, months, level }) => {
      const id = terms.get(termKey({ kind: 'skill', name: skillName }));
      return id === undefined ? [] : [{ id, months: years * 12 + months, level }];
    }),
    cityIds: idsOf('city', preferredLocations),
    instituteIds: idsOf(
      'institute',
      higherDegrees(source).map(({ universityName }) => instituteName(universityName)),
    ),
    domainId: idsOf('domain', [domain])[0] ?? null,
    roleId: idsOf('role', [primaryRole])[0] ?? null,
  };
}

function wordsOf({ person, skills, jobs, degrees }: Source) {
  const join = (words: readonly (string | null)[]) => words.filter(Boolean).join(' ');
  return {
    person: join([person.firstName, person.lastName, person.headline, person.primaryRole]),
    skills: join([person.domain, ...skills.map(({ skillName }) => skillName)]),
    places: join([
      ...jobs.flatMap(({ companyName, designation }) => [companyName, designation]),
      ...degrees.flatMap(({ universityName, fieldOfStudy }) => [
        universityName,
        instituteName(universityName),
        findInstitute(universityName)?.fullName ?? '',
        fieldOfStudy,
      ]),
    ]),
  };
}

/**
 * The keys of companies that must not find the candidate, including the current employer unless that was
 * switched off.
 */
function hiddenFrom({ person, jobs, hidden }: Source): string[] {
  const chosen = hidden.flatMap(({ id, name, formerNames }) => {
    if (id) return keysOfCompany({ id, names: [name, ...formerNames] });
    const domain = typedDomain(name);
    return domain ? keysOfDomain(domain) : keysOfName(name);
  });
  if (!person.hideFromCurrentEmployer) return [...new Set(chosen)];
  const current = jobs.filter(({ isCurrentJob }) => isCurrentJob);
  const mailDomain = domainOfMail(person.email);
  const employer = [
    ...current.flatMap(({ companyName }) => keysOfName(companyName)),
    ...(mailDomain && tellsEmployer(mailDomain) ? keysOfDomain(mailDomain) : []),
  ];
  return [...new Set([...employer, ...chosen])];
}
