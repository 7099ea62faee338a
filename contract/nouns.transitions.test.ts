import { describe, expect, test } from 'vitest';
import { affiliateMoves } from './affiliates.transitions.ts';
import {
  ASKABLE_STATUSES,
  applicationMoves,
  nextStatuses,
  OUT_STATUSES,
  RUNNING_STATUSES,
} from './applications/transitions.ts';
import { candidateAccountMoves } from './candidate-accounts/candidate-account.transitions.ts';
import { approvalMoves, WAITING_STATUSES } from './companies/approval.transitions.ts';
import { identityChangeMoves } from './companies/identity.transitions.ts';
import { invitationMoves } from './companies/team/invitation.transitions.ts';
import { APPROVAL_STATUSES, USER_STATUSES } from './core/roles.ts';
import { jobMoves } from './jobs/transitions.ts';
import type { Transition, Transitions } from './kit/transitions.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './labels/applications.ts';
import { IDENTITY_CHANGE_STATUSES, INVITATION_STATUSES } from './labels/companies.ts';
import { JOB_STATUSES, type JobStatus } from './labels/jobs.ts';
import { OFFER_STATUSES } from './labels/offers.ts';
import { DEGREE_VERIFICATIONS } from './labels/profile.ts';
import { AFFILIATE_STATUSES } from './labels/referrals.ts';
import { offerMoves } from './offers/transitions.ts';
import { walk } from './testing/walk.ts';
import { degreeMoves } from './verifications/transitions.ts';

const NOW = new Date('2026-03-10T10:00:00Z');
const SOON = new Date('2026-03-10T10:10:00Z');
type Admitted = Record<string, string>;

/** Walks the whole matrix: what is not named here must be refused, to every party. */
function matrix<Row extends { status: string }, P extends string, L extends Transition<Row>>(
  noun: string,
  table: Transitions<Row, P, L>,
  statuses: readonly Row['status'][],
  cases: Record<Row['status'], readonly (readonly [Omit<Row, 'status'>, Admitted])[]>,
) {
  describe.each(statuses)(`${noun} that is %s`, (status) => {
    test.each(cases[status])('with %o allows exactly %o', (facts, admitted) => {
      expect(walk(table, { ...facts, status } as unknown as Row, NOW)).toEqual(admitted);
    });
  });
}

const edit = (status: JobStatus) => ({ 'RECRUITER EDIT': status });
const drop = (status: JobStatus) => ({ 'RECRUITER DELETE': status });
matrix('a job', jobMoves, JOB_STATUSES, {
  DRAFT: [[{}, { ...edit('DRAFT'), ...drop('DRAFT'), 'RECRUITER PUBLISH': 'PUBLISHED' }]],
  PUBLISHED: [
    [
      {},
      {
        ...edit('PUBLISHED'),
        ...drop('PUBLISHED'),
        'RECRUITER UNPUBLISH': 'DRAFT',
        'RECRUITER CLOSE': 'CLOSED',
      },
    ],
    [
      { engagedCount: 1 },
      { ...edit('PUBLISHED'), 'RECRUITER UNPUBLISH': 'DRAFT', 'RECRUITER CLOSE': 'CLOSED' },
    ],
  ],
  CLOSED: [[{}, { ...edit('CLOSED'), ...drop('CLOSED'), 'RECRUITER REOPEN': 'PUBLISHED' }]],
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
};
const isNew = { ...leaves, ...meets, ...shortlists, 'RECRUITER REVIEW': 'REVIEWED' };
matrix('an application', applicationMoves, APPLICATION_STATUSES, {
  NEW: [
    [applied, isNew],
    [justSent, { ...isNew, ...undoes('NEW') }],
  ],
  REVIEWED: [[applied, { ...leaves, ...meets, ...shortlists }]],
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
  OFFERED: [[applied, { 'RECRUITER OFFER': 'OFFERED', 'SYSTEM UNOFFER': 'INTERVIEW' }]],
  HIRED: [[applied, {}]],
  REJECTED: [[applied, { ...shortlists, 'RECRUITER REVIEW': 'REVIEWED' }]],
  WITHDRAWN: [[applied, { 'CANDIDATE APPLY': 'NEW', 'RECRUITER INVITE': 'SHORTLISTED' }]],
});

const decides = {
  'RECRUITER CANCEL': 'NOT_SUBMITTED',
  'ADMIN APPROVE': 'APPROVED',
  'ADMIN REJECT': 'REJECTED',
};
matrix('a company', approvalMoves, APPROVAL_STATUSES, {
  NOT_SUBMITTED: [[{}, { 'RECRUITER SUBMIT': 'PENDING', 'RECRUITER DELETE_DOCUMENT': 'NOT_SUBMITTED' }]],
  PENDING: [[{}, { ...decides, 'ADMIN START_REVIEW': 'UNDER_REVIEW' }]],
  UNDER_REVIEW: [[{}, decides]],
  APPROVED: [[{}, { 'ADMIN SUSPEND': 'SUSPENDED' }]],
  REJECTED: [[{}, { 'RECRUITER RESUBMIT': 'PENDING', 'RECRUITER DELETE_DOCUMENT': 'REJECTED' }]],
  SUSPENDED: [[{}, {}]],
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

const canDelete = { 'ADMIN DELETE': 'DELETED' };
matrix('the account of a candidate', candidateAccountMoves, USER_STATUSES, {
  ACTIVE: [[{}, { ...canDelete, 'ADMIN SUSPEND': 'SUSPENDED', 'ADMIN REST': 'INACTIVE' }]],
  INACTIVE: [[{}, canDelete]],
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

test('lists that SQL and screens take hold every state once', () => {
  expect([...RUNNING_STATUSES, ...OUT_STATUSES].sort()).toEqual([...APPLICATION_STATUSES].sort());
  expect(ASKABLE_STATUSES).toEqual(['NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW']);
  expect(WAITING_STATUSES).toEqual(['PENDING', 'UNDER_REVIEW']);
});

test('a recruiter is offered by hand exactly the stages that the table admits', () => {
  const next = (status: ApplicationStatus) =>
    nextStatuses({ ...applied, status }, { party: 'RECRUITER', presence: 'HERE', now: NOW });
  expect(next('NEW')).toEqual(['REVIEWED', 'SHORTLISTED', 'REJECTED']);
  expect(next('INTERVIEW')).toEqual(['REJECTED']);
  expect(next('OFFERED')).toEqual([]);
  expect(
    nextStatuses({ ...applied, status: 'NEW' }, { party: undefined, presence: 'HERE', now: NOW }),
  ).toEqual([]);
});
