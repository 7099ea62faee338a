const key = (text: string | null | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/\b(?:pvt|private|ltd|limited|inc|llp)\b/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

export function isSameText(a: string | null | undefined, b: string | null | undefined): boolean {
  return key(a) === key(b);
}

export function isSameLink(a: string, b: string): boolean {
  const bare = (link: string) =>
    link
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/+$/, '');
  return bare(a) === bare(b);
}

interface Job {
  companyName: string;
  designation: string;
  startDate: string | null;
}

export function isSameJob(a: Job, b: Job): boolean {
  if (!isSameText(a.companyName, b.companyName)) return false;
  return isSameText(a.designation, b.designation) || (!!a.startDate && a.startDate === b.startDate);
}

interface Degree {
  universityName: string;
  educationDegree: string;
  endYear: number | null;
}

export function isSameDegree(a: Degree, b: Degree): boolean {
  if (a.educationDegree !== b.educationDegree) return false;
  return isSameText(a.universityName, b.universityName) || (a.endYear !== null && a.endYear === b.endYear);
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What is there, and from `more` what is missing there. */
export function filled<T extends object>(there: T, more: object): T {
  const gaps = Object.entries(more).filter(
    ([name, value]) => name in there && isBlank(there[name as keyof T]) && !isBlank(value),
  );
  return { ...there, ...Object.fromEntries(gaps) };
}

export function hasGaps(there: object, more: object): boolean {
  return JSON.stringify(filled(there, more)) !== JSON.stringify(there);
}
