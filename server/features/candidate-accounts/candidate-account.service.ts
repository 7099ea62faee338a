import type * as z from 'zod';
import { type CandidateAccount, type CandidateRecords, RECORDS_SHOWN } from '#contract/candidate-account.ts';
import type { WorkExperience } from '#contract/candidates/experience.ts';
import { AppError } from '#contract/core/errors.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { NOTICE_PERIOD_LABELS, type NoticePeriod } from '#contract/labels/profile.ts';
import { daysOfNoticeLeft } from '#contract/matching/notice.ts';
import type { Db } from '#server/db/schema/database.ts';
import { loadOwn, type OwnProfile } from '#server/features/candidates/profile/profile.service.ts';
import { now } from '#server/platform/clock.ts';
import { findSuspension, listRows } from './candidate-accounts.queries.ts';
import { toRow } from './candidate-accounts.service.ts';
import * as records from './candidate-records.queries.ts';

async function getRow(db: Db, id: string) {
  const [row] = await listRows(db, [id]);
  if (!row) throw new AppError('CANDIDATE_NOT_FOUND');
  return row;
}

/** A candidate with everything that an admin needs to decide. */
export async function get(db: Db, id: string): Promise<z.input<typeof CandidateAccount>> {
  const row = await getRow(db, id);
  const profile = await loadOwn(db, id);
  const suspension = await findSuspension(db, id);
  return {
    ...toRow(row),
    phone: row.phone,
    lastLoginAt: row.lastLoginAt,
    ...told(profile),
    profile,
    suspension: suspension
      ? {
          reason: suspension.reason,
          since: suspension.suspendedAt,
          until: suspension.endsAt,
          byName: fullName(suspension),
        }
      : null,
  };
}

/** The longest notice period of each choice; more than three months has no number. */
const NOTICE_DAYS: Record<NoticePeriod, number | null> = {
  FIFTEEN_DAYS_OR_LESS: 15,
  ONE_MONTH: 30,
  TWO_MONTHS: 60,
  THREE_MONTHS: 90,
  MORE_THAN_THREE_MONTHS: null,
  SERVING_NOTICE_PERIOD: null,
};

function noticeDays({ noticePeriod, lastWorkingDay }: OwnProfile['basicInfo']): number | null {
  if (noticePeriod !== 'SERVING_NOTICE_PERIOD' || !lastWorkingDay) return NOTICE_DAYS[noticePeriod];
  return daysOfNoticeLeft(lastWorkingDay, localDate(now()));
}

function toEmployment(job: WorkExperience) {
  return {
    jobTitle: job.designation,
    companyName: job.companyName,
    joiningDate: job.startDate,
    workedTill: job.endDate,
    jobProfile: job.description,
  };
}

/** The profile in the format of the admin's call. */
function told({ basicInfo, hasBasicInfo, experience, education, skills, summary }: OwnProfile) {
  const { fixed, variable, esopRsuStock } = basicInfo.currentSalary;
  const current = experience.experiences.find(({ isCurrentJob }) => isCurrentJob);
  return {
    resumeUrl: basicInfo.resumeUrl ?? null,
    currentSalary: fixed + variable + esopRsuStock || null,
    noticePeriodDays: hasBasicInfo ? noticeDays(basicInfo) : null,
    summary: { professionalSummary: summary.professionalSummary },
    profileHighlight: {
      currentLocation: current?.location ?? null,
      availabilityToJoin: hasBasicInfo ? NOTICE_PERIOD_LABELS[basicInfo.noticePeriod] : null,
    },
    onlineProfiles: basicInfo.onlineProfiles,
    currentEmployment: current ? toEmployment(current) : null,
    previousEmployments: experience.experiences.filter((job) => job !== current).map(toEmployment),
    educations: education.educations,
    skills: skills.skills.map(({ skillName, competency, experience: had, lastUsed }) => ({
      skillName,
      proficiencyLevel: competency,
      experienceYears: Math.round((had.years + had.months / 12) * 10) / 10,
      lastUsed,
    })),
    projects: experience.projects,
  };
}

export async function getRecords(db: Db, id: string): Promise<z.input<typeof CandidateRecords>> {
  await getRow(db, id);
  const [applications, interviews, files, sessions, audit] = await Promise.all([
    records.listApplications(db, id, RECORDS_SHOWN),
    records.listInterviews(db, id, RECORDS_SHOWN),
    records.listFiles(db, id, RECORDS_SHOWN),
    records.listSessions(db, { userId: id, at: now(), most: RECORDS_SHOWN }),
    records.listAudit(db, id, RECORDS_SHOWN),
  ]);
  return {
    applications,
    interviews,
    files,
    sessions,
    audit: audit.map(({ firstName, lastName, ...entry }) => ({
      ...entry,
      byName: fullName({ firstName, lastName }),
    })),
  };
}
