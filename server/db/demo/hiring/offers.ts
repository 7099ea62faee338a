import { addDays, DAY_MS } from '#contract/kit/days.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import type { OfferStatus } from '#contract/labels/offers.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { DemoJob, World } from '#server/db/demo/world.ts';

const LAKH = 100_000;
const NOTES = [
  'The team would like you to start with the ledger and choose the next thing yourself.',
  'Health cover for your parents is included from the first day.',
  null,
] as const;

export interface NewOffer {
  applicationId: string;
  job: DemoJob;
  candidate: { id: string; name: string };
  status: OfferStatus;
  extendedAt: Date;
  /** Days for which it is open. */
  days: number;
  /** The first day, if the candidate has joined; otherwise a random joining date in the future. */
  joinedOn?: string | undefined;
}

/** Adds one offer, answered or open, within the pay range of the job. Returns its id and salary. */
export function addOffer(
  world: World,
  random: Random,
  wish: NewOffer,
): { offerId: string; annualSalary: number } {
  const { rows, moment } = world;
  const { applicationId, job, candidate, status, extendedAt, days, joinedOn } = wish;
  const id = random.id(extendedAt);
  const [least, most] = job.opening.lakhs;
  const extendedOn = localDate(extendedAt);
  const annualSalary = random.int(least, most) * LAKH;
  const drawn = addDays(extendedOn, days);
  const expiresOn = joinedOn && joinedOn < drawn ? joinedOn : drawn;
  const expiresAt = toInstant(addDays(expiresOn, 1), '00:00');
  const isOpen = status === 'EXTENDED';
  const answeredAt = new Date(Math.min(extendedAt.getTime() + DAY_MS, moment.now.getTime()));
  const isAccepted = status === 'ACCEPTED';
  const reason = status === 'DECLINED' ? 'Salary expectation mismatch' : null;
  rows.add('offers', {
    id,
    applicationId,
    jobId: job.id,
    companyId: job.company.id,
    candidateId: candidate.id,
    version: 1,
    status,
    annualSalary,
    variablePay: random.chance(0.4) ? random.int(1, 3) * LAKH : 0,
    joiningDate: joinedOn ?? addDays(extendedOn, days + random.int(20, 60)),
    extendedOn,
    expiresOn,
    expiresAt,
    note: random.pick(NOTES),
    jobMin: least * LAKH,
    jobMax: most * LAKH,
    candidateName: candidate.name,
    companyName: job.company.name,
    jobTitle: job.opening.title,
    extendedBy: job.company.founderId,
    extendedByName: job.company.founderName,
    extendedAt,
    remindHalfAt: isOpen ? new Date((extendedAt.getTime() + expiresAt.getTime()) / 2) : null,
    remindLastAt: isOpen ? new Date(expiresAt.getTime() - DAY_MS) : null,
    acceptedName: isAccepted ? candidate.name : null,
    closingReason: reason,
    closedAt: isOpen ? null : answeredAt,
  });
  const event = { offerId: id, reason: null };
  rows.add('offerEvents', {
    ...event,
    id: random.id(extendedAt),
    actorId: job.company.founderId,
    action: 'EXTEND',
    fromStatus: null,
    toStatus: 'EXTENDED',
    at: extendedAt,
  });
  if (isOpen) return { offerId: id, annualSalary };
  rows.add('offerEvents', {
    ...event,
    id: random.id(answeredAt),
    actorId: candidate.id,
    action: isAccepted ? 'ACCEPT' : 'DECLINE',
    fromStatus: 'EXTENDED',
    toStatus: status,
    reason,
    at: answeredAt,
  });
  return { offerId: id, annualSalary };
}
