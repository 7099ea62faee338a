import { approvalMoves } from '#contract/companies/approval.transitions.ts';
import { type CompanyDocument, DOCUMENT_MAX_COUNT } from '#contract/companies/documents.ts';
import { AppError } from '#contract/core/errors.ts';
import { fileAddress } from '#contract/files.ts';
import { DocumentType } from '#contract/labels/companies.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import type { StoredFile } from '#server/platform/files/files.queries.ts';
import * as files from '#server/platform/files/files.ts';
import { newId } from '#server/platform/new-id.ts';
import * as queries from './approval.queries.ts';
import { documentRejected } from './companies.events.ts';
import { lockCompany } from './companies.queries.ts';
import { refreshScreens } from './companies.service.ts';

function toDocument(row: queries.DocumentRow): CompanyDocument {
  const documentType = DocumentType.parse(row.documentType);
  const uploadedAt = row.uploadedAt.toISOString();
  return { ...row, documentType, uploadedAt, fileUrl: fileAddress(row.fileId) };
}

export async function list(db: Db, companyId: string): Promise<CompanyDocument[]> {
  return (await queries.listDocuments(db, companyId)).map(toDocument);
}

interface Addition {
  companyId: string;
  actorId: string;
  documentType: DocumentType;
  stored: files.StoredBytes[];
}

/** Stores the rows of bytes that are already stored, and returns all documents of the company. */
export async function add(
  db: Db,
  { companyId, actorId, documentType, stored }: Addition,
): Promise<CompanyDocument[]> {
  await lockCompany(db, companyId);
  const present = await queries.listDocuments(db, companyId);
  if (present.length + stored.length > DOCUMENT_MAX_COUNT) throw new AppError('DOCUMENT_LIMIT');
  for (const one of stored) {
    const fileId = await files.insert(db, one, { ownerId: actorId, companyId, purpose: 'COMPANY_DOCUMENT' });
    await queries.insertDocument(db, {
      id: newId(),
      companyId,
      fileId,
      documentType,
      rejectionReason: null,
      uploadedAt: now(),
    });
  }
  await refreshScreens(db, companyId, 'companyDocuments');
  return list(db, companyId);
}

/** Removes the rows; the bytes of the returned file are deleted after the commit. */
export async function remove(db: Db, companyId: string, id: string): Promise<StoredFile | undefined> {
  const { approvalStatus } = await lockCompany(db, companyId);
  const present = await queries.listDocuments(db, companyId);
  if (!present.some((document) => document.id === id)) throw new AppError('NOT_FOUND');
  approvalMoves.admit('DELETE_DOCUMENT', { status: approvalStatus }, 'RECRUITER', now());
  const document = await queries.deleteDocument(db, companyId, id);
  await refreshScreens(db, companyId, 'companyDocuments');
  return document && files.remove(db, document.fileId);
}

export async function reject(
  db: Db,
  deed: PersonsDeed,
  { companyId, id, reason }: { companyId: string; id: string; reason: string },
): Promise<void> {
  const document = (await queries.listDocuments(db, companyId)).find((one) => one.id === id);
  if (!document) throw new AppError('NOT_FOUND');
  if (!(await queries.rejectDocument(db, { companyId, id, reason }))) throw new AppError('STATE_CHANGED');
  const { fileName, status: from } = document;
  await emit(db, documentRejected, { ...deed, documentId: id, from, companyId, fileName, reason });
  await refreshScreens(db, companyId, 'companyDocuments');
}
