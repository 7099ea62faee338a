import type * as z from 'zod';
import { lastGuaranteedDay } from '#contract/hires/credit.policy.ts';
import type { Hire } from '#contract/hires/hire.ts';
import { hireMoves } from '#contract/hires/transitions.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { toCompany } from '#server/features/companies/companies.service.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './hires.queries.ts';

type Sent = z.input<typeof Hire>;
type Checks = Awaited<ReturnType<typeof queries.listChecks>>;

function toHire(view: queries.HireView, checks: Checks, party: Party | undefined): Sent {
  const { id, applicationId, status, joinedOn, annualSalary, recordedAt, confirmBy, confirmedAt } = view;
  const { leftOn, leaveCause, reportedBy, disputeOf, disputeReason, settledReason, retainedAt } = view;
  return {
    ...{ id, applicationId, status, joinedOn, annualSalary, recordedAt, confirmBy, confirmedAt },
    ...{ leftOn, leaveCause, reportedBy, disputeOf, disputeReason, settledReason },
    job: { id: view.jobId, title: view.jobTitle },
    company: toCompany(view),
    candidate: { id: view.candidateId, name: view.candidateName },
    guaranteedUntil: lastGuaranteedDay(joinedOn),
    isRetained: retainedAt !== null,
    // A side's answers are visible to that side and to admins.
    checks: checks
      .filter(({ side }) => party === 'ADMIN' || side === (party ?? 'RECRUITER'))
      .map(({ day, side, isGood, answeredAt }) => ({ day, side, isGood, answeredAt })),
    allowedActions: hireMoves.allowedActions(view, party, now()),
  };
}

/** `party` determines the possible actions; undefined for a VIEWER, who has none. */
export async function present(
  db: Db,
  views: readonly queries.HireView[],
  party: Party | undefined,
): Promise<Sent[]> {
  const checks = await queries.listChecks(
    db,
    views.map(({ id }) => id),
  );
  const byHire = Map.groupBy(checks, ({ hireId }) => hireId);
  return views.map((view) => toHire(view, byHire.get(view.id) ?? [], party));
}

export async function presentOne(db: Db, id: string, party: Party | undefined): Promise<Sent> {
  const [hire] = await present(db, [await queries.getView(db, id)], party);
  return hire as Sent;
}
