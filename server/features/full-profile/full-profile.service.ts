import type { CareerInput } from '#contract/candidates/career-profile.ts';
import type { CompleteInput } from '#contract/candidates/complete.ts';
import { OwnProfile } from '#contract/candidates/profile.ts';
import { AppError } from '#contract/core/errors.ts';
import { fullName } from '#contract/kit/full-name.ts';
import type { Db } from '#server/db/schema/database.ts';
import { lock } from '#server/features/candidates/candidates.service.ts';
import { basicInfo } from '#server/features/candidates/profile/basic-info.service.ts';
import { education } from '#server/features/candidates/profile/education.service.ts';
import { experience } from '#server/features/candidates/profile/experience.service.ts';
import * as profile from '#server/features/candidates/profile/profile.service.ts';
import { loadOwn } from '#server/features/candidates/profile/profile.service.ts';
import * as sections from '#server/features/candidates/profile/sections.service.ts';
import { skills } from '#server/features/candidates/profile/skills.service.ts';
import { HeavyWork } from '#server/platform/workers/heavy-work.ts';
import type profilePdf from './profile-pdf.ts';

/** Values that only repeat the skills stay unset, so that they keep following the skills. */
function withoutRepeats(career: CareerInput, { domain, primaryRole }: CompleteInput['skills']): CareerInput {
  const { department, roleCategory, jobRole } = career;
  return {
    ...career,
    department: department === domain ? null : department,
    roleCategory: roleCategory === domain ? null : roleCategory,
    jobRole: jobRole === primaryRole ? null : jobRole,
  };
}

/** Saves all four sections in the caller's transaction: all or none. */
export async function save(db: Db, userId: string, input: CompleteInput, ifMatch: number | undefined) {
  await lock(db, userId);
  const before = await loadOwn(db, userId);
  if (ifMatch !== undefined && ifMatch !== before.version) {
    throw new AppError('STALE_VERSION', { data: before });
  }
  const career = input.careerProfile ?? input.basicInfo.careerProfile;
  const info = {
    ...input.basicInfo,
    ...input.summary,
    careerProfile: career && withoutRepeats(career, input.skills),
  };
  await sections.save(db, userId, basicInfo, info, undefined);
  await sections.save(db, userId, skills, input.skills, undefined);
  await sections.save(db, userId, experience, input.experience, undefined);
  await sections.save(db, userId, education, input.education, undefined);
  return loadOwn(db, userId);
}

interface ExportedFile {
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** Most are rendered in a tenth of a second, the longest in two. */
const drawing = new HeavyWork<typeof profilePdf>(new URL('./profile-pdf.ts', import.meta.url), {
  timeoutMs: 10_000,
  maxMemoryMb: 256,
  waiting: 20,
});

/** The candidate's own profile as a file, without internal data. */
export async function exportProfile(db: Db, userId: string, format: 'json' | 'pdf'): Promise<ExportedFile> {
  const own = OwnProfile.parse(await profile.loadOwn(db, userId));
  const person = fullName(own.basicInfo)
    .replaceAll(/[\p{C}/\\]/gu, '')
    .trim();
  const name = `${person} - Medallist profile.${format}`;
  if (format === 'pdf') return { name, mimeType: 'application/pdf', bytes: await drawing.run(own) };
  const bytes = Buffer.from(`${JSON.stringify(own, null, 2)}\n`);
  return { name, mimeType: 'application/json; charset=utf-8', bytes };
}
