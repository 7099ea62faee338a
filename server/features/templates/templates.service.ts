import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import {
  fillTemplate,
  MOST_TEMPLATES,
  missingInWords,
  type TemplateChange,
  type TemplateInput,
  type TemplateValues,
} from '#contract/templates.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import * as queries from './templates.queries.ts';

/**
 * The text with its placeholders filled. A text with an unknown value is not sent: the error names the value.
 */
export function fill(text: string, values: TemplateValues): string {
  const { text: filled, missing } = fillTemplate(text, values);
  if (missing.length > 0) {
    throw new AppError('TEMPLATE_VALUE_MISSING', { message: missingInWords(missing) });
  }
  return filled;
}

export const list = queries.listTemplates;

function nameTaken(): AppError {
  const { message } = new AppError('TEMPLATE_NAME_TAKEN');
  return new AppError('TEMPLATE_NAME_TAKEN', { errors: [{ path: 'name', message }] });
}

async function tellColleagues(db: Db, companyId: string): Promise<void> {
  await live.changed(db, await companies.listMemberIds(db, companyId), ['templates']);
}

/** Serialised per company: the limit and the names are checked before each insert. */
export async function add(db: Db, companyId: string, input: z.output<typeof TemplateInput>) {
  await lockNames(db, 'templates', [companyId]);
  if ((await queries.countTemplates(db, companyId)) >= MOST_TEMPLATES) throw new AppError('TEMPLATE_LIMIT');
  const template = await queries.insertTemplate(db, { id: newId(), companyId, ...input, updatedAt: now() });
  if (!template) throw nameTaken();
  await tellColleagues(db, companyId);
  return template;
}

export async function change(db: Db, own: { id: string; companyId: string }, input: TemplateChange) {
  await lockNames(db, 'templates', [own.companyId]);
  if (!(await queries.lockTemplate(db, own))) throw new AppError('NOT_FOUND');
  const template = await queries.updateTemplate(db, own, { ...input, updatedAt: now() });
  if (!template) throw nameTaken();
  await tellColleagues(db, own.companyId);
  return template;
}

export async function remove(db: Db, own: { id: string; companyId: string }): Promise<void> {
  if (!(await queries.deleteTemplate(db, own))) throw new AppError('NOT_FOUND');
  await tellColleagues(db, own.companyId);
}
