import type { EmploymentType } from '#contract/labels/profile.ts';

const TITLE =
  /\b(?:engineer|engineering manager|developer|programmer|intern|interns|internship|analyst|manager|lead|leader|scientist|consultant|designer|associate|architect|officer|trainee|researcher|specialist|head|director|executive|sde|sdet|swe|assistant|fellow|administrator|admin|founder|co-?founder|technical staff|qa|tester|coordinator|president|vp|cto|ceo|coo|teacher|tutor|instructor|freelancer|strategist|writer|editor|representative|advisor|owner|member|apprentice|professional|technologist|mentor|partner|ambassador|strategy|graduate|contributor|volunteer|devops|sre|accountant)\b/i;
const COMPANY =
  /\b(?:pvt|private|ltd|limited|llp|llc|inc|corp|corporation|technologies|technology|labs?|solutions|systems|software|group|bank|industries|services|ventures|studios?|networks?|global|enterprises?|university|institute|iit|company|motors|capital|consulting|consultancy|foundation|india|international|analytics|research centre|centre|center|startup|co\.)\b\.?/i;

export function looksLikeTitle(text: string): boolean {
  return TITLE.test(text);
}

export function looksLikeCompany(text: string): boolean {
  return COMPANY.test(text);
}

const TYPES: readonly (readonly [EmploymentType, RegExp])[] = [
  ['INTERNSHIP', /\bintern(?:ship)?\b/i],
  ['FREELANCE', /\bfreelanc(?:e|er|ing)\b/i],
  ['PART_TIME', /\bpart[\s-]?time\b/i],
  ['CONTRACT', /\bcontract(?:ual|or)?\b/i],
  ['FULL_TIME', /\bfull[\s-]?time\b/i],
];

export function employmentTypeOf(text: string): EmploymentType | null {
  return TYPES.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** Words that only describe the type of employment. */
export function isOnlyEmploymentType(text: string): boolean {
  return /^\(?(?:intern(?:ship)?|freelance|part[\s-]?time|full[\s-]?time|contract(?:ual)?|permanent|apprenticeship)\)?$/i.test(
    text.trim(),
  );
}

const ROLES: readonly (readonly [RegExp, domain: string, role: string])[] = [
  [/\b(?:machine learning|ml)\b/i, 'Data Science', 'Machine Learning Engineer'],
  [/\bdata engineer/i, 'Data Science', 'Data Engineer'],
  [/\bdata scien/i, 'Data Science', 'Data Scientist'],
  [/\bdata analyst/i, 'Data Science', 'Data Analyst'],
  [/\bfull[\s-]?stack/i, 'Software Development', 'Full Stack Developer'],
  [/\b(?:back[\s-]?end)\b/i, 'Software Development', 'Backend Developer'],
  [
    /\b(?:front[\s-]?end|ui (?:developer|engineer)|react developer)\b/i,
    'Software Development',
    'Frontend Developer',
  ],
  [/\b(?:android|ios|mobile|flutter)\b/i, 'Software Development', 'Mobile Developer'],
  [/\bdevops\b/i, 'Software Development', 'DevOps Engineer'],
  [/\b(?:sre|site reliability)\b/i, 'Software Development', 'Site Reliability Engineer'],
  [/\bplatform engineer/i, 'Software Development', 'Platform Engineer'],
  [/\bsecurity engineer/i, 'Software Development', 'Security Engineer'],
  [/\b(?:qa|test|sdet)\b/i, 'Software Development', 'QA Engineer'],
  [/\bembedded\b/i, 'Software Development', 'Embedded Systems Engineer'],
  [/\bengineering manager/i, 'Software Development', 'Engineering Manager'],
  [/\bassociate product manager/i, 'Product Management', 'Associate Product Manager'],
  [/\bsenior product manager/i, 'Product Management', 'Senior Product Manager'],
  [/\bproduct manager/i, 'Product Management', 'Product Manager'],
  [/\bproduct analyst/i, 'Product Management', 'Product Analyst'],
  [/\b(?:software|sde|swe|programmer|developer)\b/i, 'Software Development', ''],
];

/** The listed domain and role closest to a title; the role is empty if the title does not contain one. */
export function roleOf(title: string): { domain: string; role: string } | null {
  const found = ROLES.find(([words]) => words.test(title));
  return found ? { domain: found[1], role: found[2] } : null;
}
