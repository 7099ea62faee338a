import { QUEUE_KINDS } from '#contract/admin-queue.ts';
import { REPORT_CAUSES, REPORT_KINDS, REPORT_OUTCOMES } from '#contract/reports.ts';
import { computed, nullable, oneOf, type Row, text, timestamptz, uuid } from '../columns.ts';

/** What people tell the admins of a job, a company, somebody or a conversation. */
export const reports = {
  id: uuid,
  kind: oneOf(REPORT_KINDS),
  jobId: nullable(uuid),
  companyId: nullable(uuid),
  personId: nullable(uuid),
  threadId: nullable(uuid),
  /** Whichever of the four it is. */
  subjectId: computed(uuid),
  reporterId: uuid,
  cause: oneOf(REPORT_CAUSES),
  text: nullable(text),
  createdAt: timestamptz,
  outcome: nullable(oneOf(REPORT_OUTCOMES)),
  outcomeReason: nullable(text),
  decidedBy: nullable(uuid),
  decidedAt: nullable(timestamptz),
};
export type ReportsTable = Row<typeof reports>;

/** Which admin has an item of the work queue open, as long as their screen says so. */
export const adminClaims = {
  kind: oneOf(QUEUE_KINDS),
  itemId: uuid,
  adminId: uuid,
  claimedAt: timestamptz,
  seenAt: timestamptz,
};
export type AdminClaimsTable = Row<typeof adminClaims>;
