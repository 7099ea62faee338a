import { type RawBuilder, sql } from 'kysely';
import type { QueueKind } from '#contract/admin-queue/kinds.ts';
import { WAITING_STATUSES } from '#contract/companies/approval.transitions.ts';
import { statusList } from '#server/db/fragments.sql.ts';

interface Line {
  /** Of the item, and since when it waits. */
  id: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  /** As the index of the queue has it. */
  order: RawBuilder<unknown>;
}

/** Who has left takes what they asked for along, until the account is erased. */
const isHere = sql`exists (select from users here where here.id = w.user_id and here.status <> 'DELETED')`;

/** What waits for admins, kind by kind: the one place that says it, for the counts and for the list. */
export const WAITING: Readonly<Record<QueueKind, Line>> = {
  RECRUITER: {
    id: sql`w.founder_id`,
    since: sql`coalesce(w.submitted_at, w.created_at)`,
    from: sql`companies w where w.approval_status in ${statusList(WAITING_STATUSES)}`,
    order: sql`w.submitted_at, w.id`,
  },
  IDENTITY: {
    id: sql`(select c.founder_id from companies c where c.id = w.company_id)`,
    since: sql`w.proposed_at`,
    from: sql`company_identity_changes w where w.status = 'PENDING'`,
    order: sql`w.proposed_at, w.id`,
  },
  DEGREE: {
    id: sql`w.id`,
    since: sql`w.created_at`,
    from: sql`degree_verifications w where w.method = 'DOCUMENT' and w.status = 'PENDING'`,
    order: sql`w.created_at, w.id`,
  },
  AFFILIATE: {
    id: sql`w.user_id`,
    since: sql`w.created_at`,
    from: sql`affiliates w where w.status = 'PENDING' and ${isHere}`,
    order: sql`w.created_at, w.user_id`,
  },
  REFERRAL: {
    id: sql`w.id`,
    since: sql`w.signed_up_at`,
    from: sql`referrals w where w.flags <> '{}' and w.review is null and w.signed_up_at is not null`,
    order: sql`w.signed_up_at, w.id`,
  },
  CONTEST: {
    id: sql`w.id`,
    since: sql`w.contested_at`,
    from: sql`interviews w where w.contested_at is not null and w.contest_settled_at is null`,
    order: sql`w.contested_at, w.id`,
  },
  HIRE: {
    id: sql`w.id`,
    since: sql`coalesce(w.disputed_at, w.recorded_at)`,
    from: sql`hires w where w.status = 'DISPUTED'`,
    order: sql`w.disputed_at, w.id`,
  },
  REPORT: {
    id: sql`w.id`,
    since: sql`w.created_at`,
    from: sql`reports w where w.decided_at is null`,
    order: sql`w.created_at, w.id`,
  },
};
