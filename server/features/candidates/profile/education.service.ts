import type * as z from 'zod';
import type {
  Education,
  EducationDraft,
  EducationInput,
  EducationProfile,
} from '#contract/candidates/education.ts';
import { nothingLeft } from '#contract/kit/every-field.ts';
import type { CourseType } from '#contract/labels/profile.ts';
import type { Db } from '#server/db/schema/database.ts';
import { degreesChanged } from '#server/features/candidates/candidates.events.ts';
import type { CandidateChange } from '#server/features/candidates/candidates.queries.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import * as queries from './sections.queries.ts';
import { keepIds, type SectionStore } from './sections.service.ts';

type Draft = z.output<typeof EducationDraft>;

export function toEducations(rows: readonly queries.EducationRow[]): Education[] {
  return rows.map(({ candidateId: _, position: __, ...row }) => ({
    ...row,
    courseType: row.courseType as CourseType,
    // The driver returns decimals as text.
    cgpa: row.cgpa === null ? null : Number(row.cgpa),
    percentage: row.percentage === null ? null : Number(row.percentage),
  }));
}

type Verified = Pick<
  queries.EducationRow,
  'universityName' | 'educationDegree' | 'fieldOfStudy' | 'startYear' | 'endYear'
>;

/**
 * A proof is only valid for the degree it was given for, not for another one to which the entry is changed.
 */
function isSameDegree(a: Verified, b: Verified): boolean {
  return (
    a.universityName === b.universityName &&
    a.educationDegree === b.educationDegree &&
    a.fieldOfStudy === b.fieldOfStudy &&
    a.startYear === b.startYear &&
    a.endYear === b.endYear
  );
}

async function write(
  db: Db,
  userId: string,
  { educations, ...rest }: EducationInput,
): Promise<CandidateChange> {
  nothingLeft(rest);
  const own = await queries.listEducations(db, [userId]);
  const kept = keepIds(educations, own);
  const changed = own.filter(
    (before) => !kept.some((one) => one.id === before.id && isSameDegree(before, one)),
  );
  const educationIds = changed.map(({ id }) => id);
  // Before the rows are deleted, because the subscribers still need to read them.
  if (educationIds.length > 0) await emit(db, degreesChanged, { candidateId: userId, educationIds });
  await queries.replaceEducations(
    db,
    userId,
    kept.map((education, position) => {
      const before = own.find(({ id }) => id === education.id);
      return {
        ...education,
        candidateId: userId,
        specialization: education.specialization ?? null,
        cgpa: education.cgpa ?? null,
        percentage: education.percentage ?? null,
        verificationStatus:
          before && isSameDegree(before, education) ? before.verificationStatus : 'UNVERIFIED',
        position,
      };
    }),
  );
  return {};
}

export const findDegree = queries.findEducation;
export const setDegreeStatus = queries.updateVerification;

function showDraft(saved: EducationProfile, { educations }: Draft): EducationProfile {
  const statuses = new Map(saved.educations.map(({ id, verificationStatus }) => [id, verificationStatus]));
  return {
    educations: educations.map((education) => ({
      ...education,
      id: education.id ?? newId(),
      startYear: education.startYear ?? null,
      endYear: education.endYear ?? null,
      cgpa: education.cgpa ?? null,
      percentage: education.percentage ?? null,
      verificationStatus: statuses.get(education.id ?? '') ?? 'UNVERIFIED',
    })),
  };
}

export const education: SectionStore<EducationInput, Draft, EducationProfile> = {
  section: 'education',
  read: async (db, userId) => ({ educations: toEducations(await queries.listEducations(db, [userId])) }),
  write,
  showDraft,
};
