import { totalMonths } from '#contract/candidates/experience-months.ts';
import { NOTICE_PERIODS, type NoticePeriod } from '#contract/labels/profile.ts';
import { findInstitute } from '#contract/lists/institutes.ts';
import { candidateTokens } from '#contract/matching/search-tokens.ts';
import { toExperiences } from '#server/features/candidates/profile/experiences.ts';
import { thisMonth } from '#server/features/candidates/profile/month.ts';
import type { EducationRow } from '#server/features/candidates/profile/sections.queries.ts';
import {
  domainOfMail,
  tellsEmployer,
  typedDomain,
} from '#server/features/companies/employer-domain.policy.ts';
import { keysOfCompany, keysOfDomain, keysOfName } from '#server/features/companies/hiding-keys.service.ts';
import type { IndexRow, Term } from './candidate-index.queries.ts';
import { packChoices } from './choices.ts';
import type { Source } from './index-source.ts';
import { quality } from './quality.ts';
import { searchBarOf } from './search-bar.ts';

/** Numbers by `termKey`. */
type Terms = ReadonlyMap<string, number>;

/** Terms of every kind but skills share a range of tokens below this number. */
const MAX_TERM = 100_000;
const SCHOOL = new Set(['Class XII', 'Class X']);

export function termKey({ kind, name }: Term): string {
  return `${kind}:${name.toLowerCase()}`;
}

/** The short name of a listed institute, anything else as it was typed. */
function instituteName(typed: string): string {
  return findInstitute(typed)?.name ?? typed;
}

function higherDegrees({ degrees }: Source): EducationRow[] {
  return degrees.filter(({ educationDegree }) => !SCHOOL.has(educationDegree));
}

/** The names that need a number of their own. */
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

/** The ids behind a profile's names; a name past the range of its kind's tokens is found by its words only. */
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

/** By which keys a company is kept from finding the candidate: the employer's, unless that was switched off. */
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
