import type * as z from 'zod';
import type { BasicInfo, BasicInfoDraft, BasicInfoInput } from '#contract/candidates/basic-info.ts';
import { fieldFault } from '#contract/core/errors.ts';
import { fileAddress } from '#contract/files.ts';
import { nothingLeft } from '#contract/kit/every-field.ts';
import { Platform } from '#contract/labels/profile.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  type CandidateChange,
  getPerson,
  type PersonRow,
} from '#server/features/candidates/candidates.queries.ts';
import * as users from '#server/features/users/users.service.ts';
import { newId } from '#server/platform/new-id.ts';
import { toCareer, toColumns } from './experiences.ts';
import { listOnlineProfiles, type OnlineProfileRow, replaceOnlineProfiles } from './sections.queries.ts';
import { keepIds, type SectionStore } from './sections.service.ts';

type Draft = z.output<typeof BasicInfoDraft>;
/** In the server, before serialisation: times are still dates. */
type Saved = z.input<typeof BasicInfo>;

const EMAIL_ELSEWHERE = 'To change your email, open Account settings. The new address must be confirmed.';

export function toBasicInfo(row: PersonRow, links: readonly OnlineProfileRow[]): Saved {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    resumeFile: toResumeFile(row),
    resumeUrl: fileAddress(row.resumeFileId),
    currentSalary: {
      fixed: row.salaryFixed,
      variable: row.salaryVariable,
      esopRsuStock: row.salaryEsop,
      total: row.salaryTotal,
    },
    expectedSalary: { total: row.expectedTotal, fixed: row.expectedFixed },
    noticePeriod: row.noticePeriod,
    isServingNoticePeriod: row.noticePeriod === 'SERVING_NOTICE_PERIOD',
    lastWorkingDay: row.lastWorkingDay,
    preferredLocations: row.preferredLocations,
    holdingAnyOffer: row.offerCompany !== null,
    offerDetails: row.offerCompany
      ? {
          companyName: row.offerCompany,
          offerAmount: row.offerAmount ?? 0,
          joiningDate: row.offerJoiningDate,
        }
      : null,
    resumeHeadline: row.headline,
    professionalSummary: row.professionalSummary,
    onlineProfiles: links.map(({ id, platformType, profileUrl }) => ({
      id,
      platformType: Platform.parse(platformType),
      profileUrl,
    })),
    careerProfile: toCareer(row),
  };
}

export function toResumeFile(row: PersonRow): Saved['resumeFile'] {
  const { resumeFileId, resumeName, resumeBytes, resumeUploadedAt } = row;
  if (!resumeFileId || !resumeUploadedAt) return null;
  return {
    id: resumeFileId,
    name: resumeName ?? '',
    sizeBytes: resumeBytes ?? 0,
    uploadedAt: resumeUploadedAt,
  };
}

async function write(db: Db, userId: string, input: BasicInfoInput): Promise<CandidateChange> {
  const person = await getPerson(db, userId);
  if (input.email.toLowerCase() !== person.email.toLowerCase()) {
    throw fieldFault('email', EMAIL_ELSEWHERE);
  }
  const { firstName, lastName, phone, email: _, onlineProfiles, ...own } = input;
  await users.rename(db, userId, { firstName, lastName, phone });
  if (onlineProfiles) await writeLinks(db, userId, onlineProfiles);
  return ownColumns(own);
}

type OwnInput = Omit<BasicInfoInput, 'firstName' | 'lastName' | 'phone' | 'email' | 'onlineProfiles'>;

/** The columns of the candidate's own row. Whether an offer is held is derived from its details. */
function ownColumns({ holdingAnyOffer: _, ...input }: OwnInput): CandidateChange {
  const { currentSalary, expectedSalary, offerDetails, careerProfile, ...direct } = input;
  const { resumeHeadline, professionalSummary, noticePeriod, lastWorkingDay, ...places } = direct;
  const { preferredLocations, ...rest } = places;
  const { fixed, variable, esopRsuStock, ...otherPay } = currentSalary;
  const { total: expectedTotal, fixed: expectedFixed, ...otherWish } = expectedSalary;
  const { companyName, offerAmount, joiningDate, ...otherOffer } = offerDetails ?? NO_OFFER;
  for (const each of [rest, otherPay, otherWish, otherOffer]) nothingLeft(each);
  return {
    ...{ headline: resumeHeadline, professionalSummary, noticePeriod, lastWorkingDay, preferredLocations },
    ...{ salaryFixed: fixed, salaryVariable: variable, salaryEsop: esopRsuStock },
    ...{ expectedTotal, expectedFixed },
    ...{ offerCompany: companyName, offerAmount, offerJoiningDate: joiningDate },
    ...(careerProfile && toColumns(careerProfile)),
  };
}

const NO_OFFER = { companyName: null, offerAmount: null, joiningDate: null };

async function writeLinks(
  db: Db,
  userId: string,
  links: NonNullable<BasicInfoInput['onlineProfiles']>,
): Promise<void> {
  const kept = keepIds(links, await listOnlineProfiles(db, userId));
  await replaceOnlineProfiles(
    db,
    userId,
    kept.map(({ id, platformType, profileUrl, ...rest }, position) => {
      nothingLeft(rest);
      return { id, candidateId: userId, platformType, profileUrl, position };
    }),
  );
}

function showDraft(saved: Saved, draft: Draft): Saved {
  const { fixed, variable, esopRsuStock } = draft.currentSalary;
  return {
    ...saved,
    ...draft,
    email: saved.email,
    currentSalary: { ...draft.currentSalary, total: fixed + variable + esopRsuStock },
    isServingNoticePeriod: draft.noticePeriod === 'SERVING_NOTICE_PERIOD',
    lastWorkingDay: draft.lastWorkingDay || null,
    offerDetails: draft.offerDetails
      ? { ...draft.offerDetails, joiningDate: draft.offerDetails.joiningDate || null }
      : null,
    resumeHeadline: draft.resumeHeadline ?? saved.resumeHeadline,
    professionalSummary: draft.professionalSummary ?? saved.professionalSummary,
    onlineProfiles:
      draft.onlineProfiles?.map((link) => ({ ...link, id: link.id ?? newId() })) ?? saved.onlineProfiles,
    careerProfile: draft.careerProfile ? toColumns(draft.careerProfile) : saved.careerProfile,
  };
}

export const basicInfo: SectionStore<BasicInfoInput, Draft, Saved> = {
  section: 'basicInfo',
  read: async (db, userId) => toBasicInfo(await getPerson(db, userId), await listOnlineProfiles(db, userId)),
  write,
  showDraft,
};
