import { describe, expect, test } from 'vitest';
import { affiliateMoves } from './affiliates.transitions.ts';
import {
  ASKABLE_STATUSES,
  applicationMoves,
  nextStatuses,
  OUT_STATUSES,
  RUNNING_STATUSES,
} from './applications/transitions.ts';
import { candidateAccountMoves } from './candidate-account.transitions.ts';
import { approvalMoves, WAITING_STATUSES } from './companies/approval.transitions.ts';
import { identityChangeMoves } from './companies/identity.transitions.ts';
import { invitationMoves } from './companies/invitation.transitions.ts';
import { APPROVAL_STATUSES, USER_STATUSES } from './core/roles.ts';
import { hireMoves } from './hires/transitions.ts';
import { invoiceMoves } from './invoices/invoice.transitions.ts';
import { jobMoves } from './jobs/transitions.ts';
import type { Transition, Transitions } from './kit/transitions.ts';
import { tryEveryMove } from './kit/try-every-move.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './labels/applications.ts';
import { IDENTITY_CHANGE_STATUSES, INVITATION_STATUSES } from './labels/companies.ts';
import { HIRE_STATUSES } from './labels/hires.ts';
import { INVOICE_STATUSES } from './labels/invoices.ts';
import { JOB_STATUSES, type JobStatus } from './labels/jobs.ts';
import { OFFER_STATUSES } from './labels/offers.ts';
import { BATCH_STATUSES, LINE_STATUSES } from './labels/payouts.ts';
import { DEGREE_VERIFICATIONS } from './labels/profile.ts';
import { AFFILIATE_STATUSES, REWARD_STANDINGS } from './labels/referrals.ts';
import { offerMoves } from './offers/transitions.ts';
import { batchMoves, lineMoves, rewardMoves } from './payouts/transitions.ts';
import { degreeMoves } from './verifications/transitions.ts';

const NOW = new Date('2026-03-10T10:00:00Z');
const SOON = new Date('2026-03-10T10:10:00Z');
type Admitted = Record<string, string>;

/** Checks the whole matrix: what is not listed must be refused, to every party. */
function matrix<Row extends { status: string }, P extends string, L extends Transition<Row>>(
  noun: string,
  table: Transitions<Row, P, L>,
  statuses: readonly Row['status'][],
  cases: Record<Row['status'], readonly (readonly [Omit<Row, 'status'>, Admitted])[]>,
) {
  describe.each(statuses)(`${noun} that is %s`, (status) => {
    test.each(cases[status])('with %o allows exactly %o', (facts, admitted) => {
      expect(tryEveryMove(table, { ...facts, status } as unknown as Row, NOW)).toEqual(admitted);
    });
  });
}

const edit = (status: JobStatus) => ({ 'RECRUITER EDIT': status });
const drop = (status: JobStatus) => ({ 'RECRUITER DELETE': status });
const archive = { 'ADMIN ARCHIVE': 'ARCHIVED' };
matrix('a job', jobMoves, JOB_STATUSES, {
  DRAFT: [[{}, { ...edit('DRAFT'), ...drop('DRAFT'), ...archive, 'RECRUITER PUBLISH': 'PUBLISHED' }]],
  PUBLISHED: [
    [
      {},
      {
        ...edit('PUBLISHED'),
        ...drop('PUBLISHED'),
        ...archive,
        'RECRUITER UNPUBLISH': 'DRAFT',
        'RECRUITER CLOSE': 'CLOSED',
        'ADMIN CLOSE': 'CLOSED',
        'SYSTEM FILL': 'CLOSED',
      },
    ],
    [
      { engagedCount: 1 },
      {
        ...edit('PUBLISHED'),
        'RECRUITER UNPUBLISH': 'DRAFT',
        'RECRUITER CLOSE': 'CLOSED',
        'ADMIN CLOSE': 'CLOSED',
        'SYSTEM FILL': 'CLOSED',
      },
    ],
  ],
  CLOSED: [[{}, { ...edit('CLOSED'), ...drop('CLOSED'), ...archive, 'RECRUITER REOPEN': 'PUBLISHED' }]],
  ARCHIVED: [[{}, drop('ARCHIVED')]],
});

const applied = { source: 'APPLIED', hasApplied: true, undoUntil: null } as const;
const invited = { source: 'INVITED', hasApplied: false, undoUntil: null } as const;
const justSent = { ...applied, undoUntil: '2100-01-01T00:00:00.000Z' } as const;
const undoes = (status: ApplicationStatus) => ({ 'CANDIDATE UNDO': status });
const leaves = { 'CANDIDATE WITHDRAW': 'WITHDRAWN', 'RECRUITER REJECT': 'REJECTED' };
const meets = { 'SYSTEM MEET': 'INTERVIEW', 'SYSTEM DROP': 'REJECTED' };
const shortlisted = {
  ...leaves,
  'RECRUITER TAKE_BACK': 'SHORTLISTED',
  ...meets,
  'RECRUITER REVIEW': 'REVIEWED',
  'RECRUITER INVITE': 'SHORTLISTED',
};
const shortlists = { 'RECRUITER SHORTLIST': 'SHORTLISTED', 'RECRUITER INVITE': 'SHORTLISTED' };
const inInterview = {
  ...leaves,
  'RECRUITER INVITE': 'INTERVIEW',
  'SYSTEM MEET': 'INTERVIEW',
  'RECRUITER OFFER': 'OFFERED',
  'SYSTEM DROP': 'REJECTED',
};
const isNew = { ...leaves, ...meets, ...shortlists, 'RECRUITER REVIEW': 'REVIEWED' };
matrix('an application', applicationMoves, APPLICATION_STATUSES, {
  NEW: [
    [applied, isNew],
    [justSent, { ...isNew, ...undoes('NEW') }],
  ],
  REVIEWED: [[applied, { ...leaves, ...meets, ...shortlists, 'RECRUITER TAKE_BACK': 'REVIEWED' }]],
  SHORTLISTED: [
    [applied, shortlisted],
    [justSent, { ...shortlisted, ...undoes('SHORTLISTED') }],
    [invited, { ...shortlisted, 'CANDIDATE APPLY': 'SHORTLISTED', 'SYSTEM RELEASE': 'WITHDRAWN' }],
  ],
  INTERVIEW: [
    [applied, inInterview],
    [justSent, { ...inInterview, ...undoes('INTERVIEW') }],
    [invited, { ...inInterview, 'CANDIDATE APPLY': 'INTERVIEW' }],
  ],
  OFFERED: [
    [
      applied,
      {
        'RECRUITER OFFER': 'OFFERED',
        'SYSTEM UNOFFER': 'INTERVIEW',
        'SYSTEM HIRE': 'HIRED',
        'SYSTEM UNHIRE': 'WITHDRAWN',
      },
    ],
  ],
  HIRED: [[applied, { 'SYSTEM UNHIRE': 'WITHDRAWN' }]],
  REJECTED: [[applied, { ...shortlists, 'RECRUITER REVIEW': 'REVIEWED' }]],
  WITHDRAWN: [[applied, { 'CANDIDATE APPLY': 'NEW', 'RECRUITER INVITE': 'SHORTLISTED' }]],
});

const closes = { 'RECRUITER CLOSE': 'NOT_SUBMITTED' };
const decides = {
  ...closes,
  'RECRUITER CANCEL': 'NOT_SUBMITTED',
  'ADMIN APPROVE': 'APPROVED',
  'ADMIN REJECT': 'REJECTED',
};
matrix('a company', approvalMoves, APPROVAL_STATUSES, {
  NOT_SUBMITTED: [
    [{}, { ...closes, 'RECRUITER SUBMIT': 'PENDING', 'RECRUITER DELETE_DOCUMENT': 'NOT_SUBMITTED' }],
  ],
  PENDING: [[{}, { ...decides, 'ADMIN START_REVIEW': 'UNDER_REVIEW' }]],
  UNDER_REVIEW: [[{}, decides]],
  APPROVED: [[{}, { ...closes, 'ADMIN SUSPEND': 'SUSPENDED' }]],
  REJECTED: [[{}, { ...closes, 'RECRUITER RESUBMIT': 'PENDING', 'RECRUITER DELETE_DOCUMENT': 'REJECTED' }]],
  SUSPENDED: [[{}, { ...closes, 'ADMIN REINSTATE': 'APPROVED' }]],
});

matrix('a change of a company', identityChangeMoves, IDENTITY_CHANGE_STATUSES, {
  PENDING: [
    [
      {},
      {
        'RECRUITER REPLACE': 'REPLACED',
        'RECRUITER WITHDRAW': 'WITHDRAWN',
        'ADMIN APPROVE': 'APPROVED',
        'ADMIN REJECT': 'REJECTED',
      },
    ],
  ],
  APPROVED: [[{}, {}]],
  REJECTED: [[{}, {}]],
  REPLACED: [[{}, {}]],
  WITHDRAWN: [[{}, {}]],
});

matrix('an affiliate', affiliateMoves, AFFILIATE_STATUSES, {
  PENDING: [[{}, { 'ADMIN APPROVE': 'APPROVED', 'ADMIN REJECT': 'REJECTED' }]],
  APPROVED: [[{}, { 'ADMIN REJECT': 'REJECTED' }]],
  REJECTED: [[{}, { 'ADMIN APPROVE': 'APPROVED' }]],
});

const ruled = { 'RECRUITER RESEND': 'OPEN', 'RECRUITER REVOKE': 'REVOKED' };
matrix('an invitation to a team', invitationMoves, INVITATION_STATUSES, {
  OPEN: [
    [{ expiresAt: SOON }, { ...ruled, 'SYSTEM ACCEPT': 'ACCEPTED' }],
    [{ expiresAt: NOW }, ruled],
  ],
  ACCEPTED: [[{ expiresAt: SOON }, {}]],
  REVOKED: [[{ expiresAt: SOON }, {}]],
});

const answered = { 'RECRUITER WITHDRAW': 'WITHDRAWN', 'RECRUITER REPLACE': 'WITHDRAWN' };
matrix('an offer', offerMoves, OFFER_STATUSES, {
  EXTENDED: [
    [{ expiresAt: SOON }, { ...answered, 'CANDIDATE ACCEPT': 'ACCEPTED', 'CANDIDATE DECLINE': 'DECLINED' }],
    [{ expiresAt: NOW }, { ...answered, 'SYSTEM EXPIRE': 'EXPIRED' }],
  ],
  ACCEPTED: [[{ expiresAt: SOON }, {}]],
  DECLINED: [[{ expiresAt: SOON }, {}]],
  EXPIRED: [[{ expiresAt: NOW }, {}]],
  WITHDRAWN: [[{ expiresAt: SOON }, {}]],
});

const settledHire = { confirmBy: null, guaranteeEndsAt: SOON, reportedBy: null, disputeOf: null };
const waitingHire = { ...settledHire, confirmBy: SOON };
const dueHire = { ...settledHire, confirmBy: NOW };
const confirms = { 'CANDIDATE CONFIRM': 'CONFIRMED', 'RECRUITER REPORT_ABSENCE': 'ABSENT' };
matrix('a hire', hireMoves, HIRE_STATUSES, {
  RECORDED: [
    [waitingHire, { ...confirms, 'CANDIDATE DISPUTE': 'DISPUTED' }],
    [dueHire, { ...confirms, 'SYSTEM CONFIRM': 'CONFIRMED' }],
  ],
  CONFIRMED: [
    [
      settledHire,
      {
        'RECRUITER REPORT_ABSENCE': 'ABSENT',
        'RECRUITER REPORT_LEAVING': 'LEAVING',
        'CANDIDATE REPORT_LEAVING': 'LEAVING',
      },
    ],
    [{ ...settledHire, guaranteeEndsAt: NOW }, { 'ADMIN FIND_LEFT': 'LEFT' }],
  ],
  LEAVING: [
    [
      { ...waitingHire, reportedBy: 'RECRUITER' },
      { 'CANDIDATE DISPUTE': 'DISPUTED', 'CANDIDATE AGREE_LEAVING': 'LEFT' },
    ],
    [
      { ...waitingHire, reportedBy: 'CANDIDATE' },
      { 'RECRUITER DISPUTE': 'DISPUTED', 'RECRUITER AGREE_LEAVING': 'LEFT' },
    ],
    [
      { ...dueHire, reportedBy: 'CANDIDATE' },
      { 'RECRUITER AGREE_LEAVING': 'LEFT', 'SYSTEM AGREE_LEAVING': 'LEFT' },
    ],
  ],
  ABSENT: [
    [waitingHire, { 'CANDIDATE DISPUTE': 'DISPUTED', 'CANDIDATE AGREE_ABSENCE': 'DID_NOT_JOIN' }],
    [dueHire, { 'CANDIDATE AGREE_ABSENCE': 'DID_NOT_JOIN', 'SYSTEM AGREE_ABSENCE': 'DID_NOT_JOIN' }],
  ],
  DISPUTED: [
    [
      { ...settledHire, disputeOf: 'JOINING' },
      { 'ADMIN UPHOLD': 'CONFIRMED', 'ADMIN REJECT': 'REJECTED' },
    ],
    [
      { ...settledHire, disputeOf: 'LEAVING' },
      { 'ADMIN UPHOLD': 'CONFIRMED', 'ADMIN FIND_LEFT': 'LEFT' },
    ],
    [
      { ...settledHire, disputeOf: 'ABSENCE' },
      { 'ADMIN UPHOLD': 'CONFIRMED', 'ADMIN FIND_ABSENT': 'DID_NOT_JOIN' },
    ],
  ],
  LEFT: [[settledHire, {}]],
  DID_NOT_JOIN: [[settledHire, {}]],
  REJECTED: [[settledHire, {}]],
});

const due = { dueAt: NOW, holdReason: null, awaitsReview: false };
const holds = (status: string) => ({ 'ADMIN HOLD': status });
const releases = (status: string) => ({ 'ADMIN RELEASE': status });
const returns = { 'ADMIN RETURN': 'PAYABLE', 'SYSTEM RETURN': 'PAYABLE' };
matrix('a reward', rewardMoves, REWARD_STANDINGS, {
  EARNED: [
    [due, { ...holds('EARNED'), 'SYSTEM COMPLETE': 'PAYABLE', 'SYSTEM END': 'VOID' }],
    [
      { ...due, dueAt: SOON },
      { ...holds('EARNED'), 'SYSTEM END': 'VOID' },
    ],
    [
      { ...due, awaitsReview: true },
      { ...holds('EARNED'), 'SYSTEM END': 'VOID' },
    ],
    [
      { ...due, holdReason: 'Wait.' },
      { ...releases('EARNED'), 'SYSTEM COMPLETE': 'PAYABLE', 'SYSTEM END': 'VOID' },
    ],
  ],
  PAYABLE: [
    [due, { ...holds('PAYABLE'), 'ADMIN DRAFT': 'IN_PAYOUT', 'SYSTEM END': 'VOID' }],
    [
      { ...due, holdReason: 'Wait.' },
      { ...releases('PAYABLE'), 'SYSTEM END': 'VOID' },
    ],
  ],
  IN_PAYOUT: [[due, { ...returns, 'ADMIN PAY': 'PAID' }]],
  PAID: [[due, { 'SYSTEM END': 'CLAWBACK' }]],
  VOID: [[due, {}]],
  CLAWBACK: [[due, {}]],
});

matrix('a payout', batchMoves, BATCH_STATUSES, {
  DRAFT: [[{}, { 'ADMIN TAKE_OUT': 'DRAFT', 'ADMIN SEND': 'SENT', 'ADMIN DISCARD': 'DISCARDED' }]],
  SENT: [[{}, { 'ADMIN MARK': 'SENT', 'SYSTEM SETTLE': 'SETTLED' }]],
  SETTLED: [[{}, {}]],
  DISCARDED: [[{}, {}]],
});

matrix('a transfer', lineMoves, LINE_STATUSES, {
  DRAFT: [[{}, { 'ADMIN REMOVE': 'REMOVED', 'SYSTEM REMOVE': 'REMOVED', 'ADMIN SEND': 'SENT' }]],
  SENT: [[{}, { 'ADMIN PAY': 'PAID', 'ADMIN FAIL': 'FAILED' }]],
  PAID: [[{}, {}]],
  FAILED: [[{}, {}]],
  REMOVED: [[{}, {}]],
});

const canDelete = { 'ADMIN DELETE': 'DELETED' };
matrix('the account of a candidate', candidateAccountMoves, USER_STATUSES, {
  ACTIVE: [[{}, { ...canDelete, 'ADMIN SUSPEND': 'SUSPENDED', 'ADMIN REST': 'INACTIVE' }]],
  INACTIVE: [[{}, { ...canDelete, 'ADMIN WAKE': 'ACTIVE' }]],
  SUSPENDED: [[{}, { ...canDelete, 'ADMIN ACTIVATE': 'ACTIVE', 'SYSTEM ACTIVATE': 'ACTIVE' }]],
  DISABLED: [[{}, canDelete]],
  DELETED: [[{}, {}]],
});

const none = { method: null, expiresAt: null };
const takesBack = { 'CANDIDATE WITHDRAW': 'UNVERIFIED' };
matrix('a degree', degreeMoves, DEGREE_VERIFICATIONS, {
  UNVERIFIED: [[none, { 'CANDIDATE PROVE': 'PENDING' }]],
  PENDING: [
    [
      { method: 'MAIL', expiresAt: SOON },
      { ...takesBack, 'CANDIDATE PROVE': 'PENDING', 'CANDIDATE CONFIRM_CODE': 'VERIFIED' },
    ],
    [
      { method: 'MAIL', expiresAt: NOW },
      { ...takesBack, 'CANDIDATE PROVE': 'PENDING', 'SYSTEM EXPIRE': 'UNVERIFIED' },
    ],
    [
      { method: 'DOCUMENT', expiresAt: null },
      { ...takesBack, 'ADMIN APPROVE': 'VERIFIED', 'ADMIN REJECT': 'REJECTED' },
    ],
  ],
  VERIFIED: [[none, {}]],
  REJECTED: [[none, { 'CANDIDATE PROVE': 'PENDING' }]],
});

test('the lists that SQL and screens use contain every state once', () => {
  expect([...RUNNING_STATUSES, ...OUT_STATUSES].sort()).toEqual([...APPLICATION_STATUSES].sort());
  expect(ASKABLE_STATUSES).toEqual(['NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW']);
  expect(WAITING_STATUSES).toEqual(['PENDING', 'UNDER_REVIEW']);
});

test('a recruiter is offered exactly the manual moves that the table admits', () => {
  const next = (status: ApplicationStatus) =>
    nextStatuses({ ...applied, status }, { party: 'RECRUITER', presence: 'HERE', now: NOW });
  expect(next('NEW')).toEqual(['REVIEWED', 'SHORTLISTED', 'REJECTED']);
  expect(next('INTERVIEW')).toEqual(['REJECTED']);
  expect(next('OFFERED')).toEqual([]);
  expect(
    nextStatuses({ ...applied, status: 'NEW' }, { party: undefined, presence: 'HERE', now: NOW }),
  ).toEqual([]);
});

const sums = { total: 100, credited: 0, refundDue: 0, remindedOn: null };
const owed = (status: 'ISSUED' | 'OVERDUE') => ({ 'ADMIN PAY': status, 'ADMIN CREDIT': status });
const anOpen = (status: 'ISSUED' | 'OVERDUE') =>
  [
    [sums, { ...owed(status), 'ADMIN REMIND': status }],
    [
      { ...sums, remindedOn: '2026-03-09' },
      { ...owed(status), 'ADMIN REMIND': status },
    ],
    [{ ...sums, remindedOn: '2026-03-10' }, owed(status)],
  ] as const;
matrix('an invoice', invoiceMoves, INVOICE_STATUSES, {
  ISSUED: anOpen('ISSUED'),
  OVERDUE: anOpen('OVERDUE'),
  PAID: [
    [sums, { 'ADMIN CREDIT': 'PAID' }],
    [
      { ...sums, credited: 50, refundDue: 50 },
      { 'ADMIN CREDIT': 'PAID', 'ADMIN REFUND': 'PAID' },
    ],
    // An invoice over nothing.
    [{ ...sums, total: 0 }, {}],
  ],
  CREDITED: [
    [{ ...sums, credited: 100 }, {}],
    [{ ...sums, credited: 100, refundDue: 100 }, { 'ADMIN REFUND': 'CREDITED' }],
  ],
});
