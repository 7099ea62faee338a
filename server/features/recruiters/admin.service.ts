import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { APPROVAL_STATUS_BADGES } from '#contract/labels/accounts.ts';
import type { ProcessAction } from '#contract/recruiters/admin.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as approval from '#server/features/companies/approval.service.ts';
import type { ApprovalAction } from '#server/features/companies/companies.events.ts';
import * as documents from '#server/features/companies/documents.service.ts';
import * as companyProfile from '#server/features/companies/profile.service.ts';
import * as queries from './admin.queries.ts';

type Row = Awaited<ReturnType<typeof queries.listRecruiters>>[number];

function toRow(row: Row) {
  return { ...row, approvalStatusDisplay: APPROVAL_STATUS_BADGES[row.approvalStatus].label };
}

export async function list(db: Db, query: PageQuery & queries.Filter) {
  const rows = await queries.listRecruiters(db, query, query);
  return toPage(rows.map(toRow), query, await queries.countRecruiters(db, query));
}

export async function listWaiting(db: Db) {
  return (await queries.listWaiting(db)).map(toRow);
}

export async function stats(db: Db) {
  const { underReviewCount, ...rest } = await queries.countByStatus(db);
  return { ...rest, under_reviewCount: underReviewCount };
}

/** A recruiter with everything an admin decides by. */
export async function get(db: Db, userId: string) {
  const found = await queries.findRecruiter(db, userId);
  if (!found) throw new AppError('RECRUITER_NOT_FOUND');
  const { companyId, phone, phoneNumber, rejectionReasons, emailVerifiedAt, ...row } = found;
  const [company, files, standing, lookalikes, history] = await Promise.all([
    companyProfile.get(db, companyId),
    documents.list(db, companyId),
    approval.getStanding(db, companyId),
    queries.listLookalikes(db, companyId),
    queries.listHistory(db, companyId),
  ]);
  const isApproved = row.approvalStatus === 'APPROVED';
  return {
    ...toRow(row),
    ...row,
    phone: phoneNumber ?? phone,
    recruiterType: 'OWNER' as const,
    companyWebsite: company.companyWebsite,
    isProfileComplete: standing.isComplete,
    emailVerified: emailVerifiedAt !== null,
    rejectionReason: rejectionReasons.length > 0 ? rejectionReasons.join('\n') : null,
    canCreateJobs: isApproved,
    canViewCandidates: isApproved,
    needsApproval: !isApproved,
    company,
    documents: files,
    lookalikes,
    history: history.map(({ firstName, lastName, ...step }) => ({
      ...step,
      byName: firstName && `${firstName} ${lastName}`,
    })),
  };
}

async function getCompanyId(db: Db, userId: string): Promise<string> {
  const company = await queries.findFoundedCompany(db, userId);
  if (!company) throw new AppError('RECRUITER_NOT_FOUND');
  return company.id;
}

const MOVES: Record<ProcessAction, ApprovalAction> = {
  APPROVE: 'approved',
  REJECT: 'rejected',
  UNDER_REVIEW: 'review_started',
  SUSPEND: 'suspended',
};

export interface Decision {
  userId: string;
  adminId: string;
  ip: string;
  reason?: string | null;
}

/** Decides about the company that this recruiter founded. */
export async function decide(db: Db, action: ProcessAction, decision: Decision) {
  const { userId, adminId, ip, reason } = decision;
  const companyId = await getCompanyId(db, userId);
  await approval.move(db, MOVES[action], { companyId, actorId: adminId, ip, reason: reason ?? undefined });
  return get(db, userId);
}

export async function rejectDocument(db: Db, documentId: string, decision: Decision & { reason: string }) {
  const { userId, adminId, ip, reason } = decision;
  const companyId = await getCompanyId(db, userId);
  await documents.reject(db, { companyId, id: documentId, actorId: adminId, reason, ip });
  return get(db, userId);
}
