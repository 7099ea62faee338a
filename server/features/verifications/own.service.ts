import type * as z from 'zod';
import { CODE_ATTEMPTS, CODE_MINUTES, RESEND_SECONDS } from '#contract/auth/verify.ts';
import { AppError, fieldFault } from '#contract/core/errors.ts';
import { isVerifiable } from '#contract/lists/degrees.ts';
import { findInstitute, findInstituteOfMail } from '#contract/lists/institutes.ts';
import type { DegreeProof } from '#contract/verifications/own.ts';
import { type DegreeState, degreeMoves } from '#contract/verifications/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as education from '#server/features/candidates/profile/education.service.ts';
import { inMinutes, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as files from '#server/platform/files/files.ts';
import { type CodeRefusal, demandPause, hashCode } from '#server/platform/mail/mailed-codes.ts';
import { newId } from '#server/platform/new-id.ts';
import { newCode, sameHash } from '#server/platform/secret.ts';
import { lockDegree, setStatus, tellAdmins } from './degree-state.service.ts';
import { degreeCodeMade, proofStepped } from './verifications.events.ts';
import * as queries from './verifications.queries.ts';

const EXCLUSION_VIOLATION = '23P01';

type Degree = Awaited<ReturnType<typeof lockDegree>>;
type Proof = z.input<typeof DegreeProof>;

interface Own {
  candidateId: string;
  educationId: string;
}

export async function get(db: Db, { candidateId, educationId }: Own): Promise<Proof> {
  const degree = await education.findDegree(db, candidateId, educationId);
  if (!degree) throw new AppError('NOT_FOUND');
  return present(db, degree);
}

async function present(db: Db, degree: Degree): Promise<Proof> {
  const last = await queries.findLast(db, degree.id);
  const isOpen = last?.status === 'PENDING';
  const isMail = isOpen && last.method === 'MAIL';
  return {
    educationId: degree.id,
    status: degree.verificationStatus,
    method: degree.verificationStatus === 'UNVERIFIED' ? null : (last?.method ?? null),
    submittedAt: last?.createdAt ?? null,
    email: isMail ? last.email : null,
    expiresAt: isMail ? last.expiresAt : null,
    resendAt: isMail ? inSecondsAfter(last.createdAt, RESEND_SECONDS) : null,
    remainingAttempts: isMail ? last.attemptsLeft : null,
    documentName: isOpen ? last.documentName : null,
    reason: degree.verificationStatus === 'REJECTED' ? (last?.reason ?? null) : null,
    mailDomain: findInstitute(degree.universityName)?.mailDomain ?? null,
  };
}

/** The expiry of the code that was mailed for a pending degree. */
export async function codeExpiry(db: Db, educationId: string): Promise<Date | null> {
  const last = await queries.findLast(db, educationId);
  return last?.expiresAt ?? null;
}

function inSecondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** A degree with its last proof, in the form that the rules need. */
function stateOf(degree: Degree, last: Awaited<ReturnType<typeof queries.findLast>>): DegreeState {
  const { method = null, expiresAt = null } = last ?? {};
  return { status: degree.verificationStatus, method, expiresAt };
}

/** Throws unless a new proof of this degree may be started; returns the previous one, if any. */
async function refuseNeedless(db: Db, degree: Degree) {
  if (!isVerifiable(degree.educationDegree)) throw new AppError('NOT_A_DEGREE');
  const last = await queries.findLast(db, degree.id);
  const to = degreeMoves.admit('PROVE', stateOf(degree, last), 'CANDIDATE', now());
  return { last, to };
}

/** Throws unless addresses of this domain belong to the institute of the degree. */
function refuseOtherInstitute(email: string, { universityName }: Degree): void {
  const ofMail = findInstituteOfMail(email);
  if (ofMail && ofMail === findInstitute(universityName)) return;
  const message = ofMail
    ? `This address belongs to ${ofMail.name}, not to ${universityName}.`
    : 'This is not an address of an institute we know. Please send a document instead.';
  throw fieldFault('email', message);
}

function snapshot({ universityName, educationDegree, fieldOfStudy, startYear, endYear }: Degree) {
  return { universityName, educationDegree, fieldOfStudy, startYear, endYear };
}

/** Mails a code; invalidates the previous one. */
export async function sendCode(db: Db, own: Own, email: string): Promise<Proof> {
  const degree = await lockDegree(db, own.candidateId, own.educationId);
  const { last, to } = await refuseNeedless(db, degree);
  refuseOtherInstitute(email, degree);
  demandPause(last?.method === 'MAIL' ? last.createdAt : undefined);
  await queries.withdrawOpen(db, [degree.id], now());
  const id = newId();
  const code = newCode();
  await queries.insertVerification(db, {
    ...snapshot(degree),
    ...own,
    id,
    method: 'MAIL',
    email,
    codeHash: hashCode(id, code),
    attemptsLeft: CODE_ATTEMPTS,
    expiresAt: inMinutes(CODE_MINUTES),
    createdAt: now(),
  });
  await setStatus(db, own, to);
  await emit(db, degreeCodeMade, { ...degreeOf(own, degree), email, code });
  return get(db, own);
}

type Outcome = { refusal: CodeRefusal } | { proof: Proof };

/** For two profiles that prove from one mailbox at the same time, the constraint decides. */
function refuseSharedMailbox(error: { code?: unknown }): never {
  throw error.code === EXCLUSION_VIOLATION ? new AppError('ADDRESS_USED') : error;
}

/** Verifies the degree. A refused code is returned, not thrown, so that the failed attempt commits. */
export async function confirm(db: Db, own: Own, code: string): Promise<Outcome> {
  const degree = await lockDegree(db, own.candidateId, own.educationId);
  const open = await queries.findLast(db, degree.id);
  const state = stateOf(degree, open);
  const refused = degreeMoves.refusal('CONFIRM_CODE', state, 'CANDIDATE', now());
  if (refused === 'CODE_EXPIRED' || !open?.email) {
    return { refusal: { code: 'CODE_EXPIRED', remainingAttempts: 0 } };
  }
  const to = degreeMoves.admit('CONFIRM_CODE', state, 'CANDIDATE', now());
  const tried = await queries.takeAttempt(db, open.id);
  if (!tried) return { refusal: { code: 'NO_ATTEMPTS_LEFT', remainingAttempts: 0 } };
  if (!sameHash(tried.codeHash ?? '', hashCode(tried.id, code))) {
    return { refusal: { code: 'INVALID_CODE', remainingAttempts: tried.attemptsLeft ?? 0 } };
  }
  if (await queries.isUsedElsewhere(db, open.email, own.candidateId)) throw new AppError('ADDRESS_USED');
  await queries.settle(db, open.id, { status: 'VERIFIED', decidedAt: now() }).catch(refuseSharedMailbox);
  await setStatus(db, own, to);
  await emit(db, proofStepped, { ...degreeOf(own, degree), step: 'PROVED_BY_MAIL' });
  return { proof: await get(db, own) };
}

/** Stores the row of a document whose bytes are already stored. */
export async function submit(db: Db, own: Own, stored: files.StoredBytes): Promise<Proof> {
  const degree = await lockDegree(db, own.candidateId, own.educationId);
  const { to } = await refuseNeedless(db, degree);
  await queries.withdrawOpen(db, [degree.id], now());
  const fileId = await files.insert(db, stored, { ownerId: own.candidateId, purpose: 'DEGREE_DOCUMENT' });
  const row = { ...snapshot(degree), ...own, id: newId(), method: 'DOCUMENT' as const, fileId };
  await queries.insertVerification(db, { ...row, createdAt: now() });
  await setStatus(db, own, to);
  await emit(db, proofStepped, { ...degreeOf(own, degree), step: 'DOCUMENT_SENT' });
  await tellAdmins(db);
  return get(db, own);
}

/** Withdraws the pending proof; a sweep deletes the document. */
export async function withdraw(db: Db, own: Own): Promise<void> {
  const degree = await lockDegree(db, own.candidateId, own.educationId);
  const state = stateOf(degree, await queries.findLast(db, degree.id));
  const to = degreeMoves.admit('WITHDRAW', state, 'CANDIDATE', now());
  if ((await queries.withdrawOpen(db, [degree.id], now())) === 0) throw new AppError('STATE_CHANGED');
  await setStatus(db, own, to);
  await emit(db, proofStepped, { ...degreeOf(own, degree), step: 'WITHDRAWN' });
  await tellAdmins(db);
}

/** The fields of the degree for the events of a proof. */
function degreeOf(own: Own, { universityName, educationDegree }: Degree) {
  return { ...own, universityName, educationDegree };
}
