import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { adminExportAudit, adminListAudit, adminListAuditChoices } from '#contract/audit.ts';
import { adminSaveFeeSettings } from '#contract/settings/admin-settings.ts';
import * as audit from '#server/platform/audit/audit.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let lata: TestAccount;
let asha: TestAccount;
let firm: Awaited<ReturnType<typeof createRecruiter>>;
beforeAll(async () => {
  lata = await createAdmin(server.db);
  asha = await createCandidate(server.db);
  firm = await createRecruiter(server.db);
  const entries: [by: string | null, entry: Parameters<typeof audit.record>[2]][] = [
    [
      lata.id,
      {
        action: 'user.suspended',
        subjectId: asha.id,
        summary: 'Suspended 50% of them',
        before: { status: 'ACTIVE' },
        after: { status: 'SUSPENDED' },
      },
    ],
    [
      firm.id,
      {
        action: 'company.updated',
        subjectId: firm.companyId,
        companyId: firm.companyId,
        summary: 'Saved',
      },
    ],
    [
      null,
      {
        action: 'invoice.issued',
        subjectId: null,
        companyId: firm.companyId,
        summary: '=SUM(A1)',
      },
    ],
  ];
  for (const [actorId, entry] of entries) await audit.record(server.db, { actorId }, entry);
});

type Query = z.input<NonNullable<(typeof adminListAudit)['query']>>;
const list = async (query: Query = {}) => (await server.as(lata).call(adminListAudit, { query })).data;
const actions = async (query: Query) => (await list(query)).content.map(({ action }) => action);
const DAY = 86_400_000;
const dayOf = (offset: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(Date.now() + offset * DAY));

describe('the audit trail', () => {
  test('shows who did it, to whom, and the values before and after, the newest first', async () => {
    const { content } = await list();
    expect(content.map(({ action }) => action).slice(0, 3)).toEqual([
      'invoice.issued',
      'company.updated',
      'user.suspended',
    ]);
    expect(content[2]).toMatchObject({
      actor: { id: lata.id, userType: 'ADMIN', email: lata.email },
      subject: { kind: 'user', id: asha.id, name: expect.any(String), userType: 'JOBSEEKER' },
      before: { status: 'ACTIVE' },
      after: { status: 'SUSPENDED' },
    });
    expect(content[1]).toMatchObject({ subject: { kind: 'company' }, company: { id: firm.companyId } });
    expect(content[1]?.subject.name).toBe(content[1]?.company?.name);
    expect(content[0]?.actor).toBeNull();
  });

  test.each<[string, () => Query, string[]]>([
    ['actor', () => ({ actor: firm.id }), ['company.updated']],
    ['the system', () => ({ actor: 'system' }), ['invoice.issued']],
    ['person', () => ({ subject: asha.id }), ['user.suspended']],
    [
      'company and what was done in it',
      () => ({ subject: firm.companyId }),
      ['invoice.issued', 'company.updated'],
    ],
    ['kind', () => ({ kind: 'user' }), ['user.suspended']],
    ['action', () => ({ action: 'company.updated' }), ['company.updated']],
    ['words', () => ({ search: 'suspended 50%' }), ['user.suspended']],
    ['words, letter by letter', () => ({ search: '5_%' }), []],
    ['today', () => ({ from: dayOf(0), to: dayOf(0), kind: 'user' }), ['user.suspended']],
    ['tomorrow', () => ({ from: dayOf(1) }), []],
    ['yesterday', () => ({ to: dayOf(-1) }), []],
    ['actor and action together', () => ({ actor: lata.id, action: 'company.updated' }), []],
  ])('is filtered by %s', async (_what, query, expected) => {
    expect(await actions(query())).toEqual(expected);
  });

  test('is paged, each event on one page', async () => {
    const pages = [await list({ size: 2, kind: '' }), await list({ size: 2, page: 1 })];
    const ids = pages.flatMap(({ content }) => content.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages[0]?.totalElements).toBe(3);
  });

  test.each([
    [{ from: '2026-13-01' }, 'Please choose a day.'],
    [{ to: '9999-12-31' }, 'Please choose a day of this century.'],
    [{ action: "x' or 1=1" }, 'Please choose from the list.'],
  ])('refuses %j', async (query, message) => {
    expect(await server.as(lata).call(adminListAudit, { query })).toMatchObject({ status: 400, message });
  });

  test('offers the existing actions, and the admins, including former ones', async () => {
    const { data } = await server.as(lata).call(adminListAuditChoices);
    expect(data.actions).toEqual(['company.updated', 'invoice.issued', 'user.suspended']);
    expect(data.admins.map(({ id }) => id)).toEqual([lata.id]);
  });
});

test('the export has the same rows, in words and without formulas, and is audited itself', async () => {
  const body = { hireFeePercent: 9, paymentDays: 15 };
  await server.as(lata).call(adminSaveFeeSettings, { body, headers: { 'if-match': '"0"' } });
  const answer = await server.as(lata).call(adminExportAudit, { query: { kind: '' } });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = String(answer.body);
  expect(text).toContain('"\'=SUM(A1)"');
  expect(text).toContain('Status: Active → Suspended');
  expect(text).toContain('Hire fee percent: 8.33 → 9');
  expect(text.trim().split('\r\n')).toHaveLength(1 + (await list()).totalElements);
  expect((await list()).content[0]).toMatchObject({
    action: 'audit.exported',
    actor: { id: lata.id },
    ip: '127.0.0.1',
  });
});

test('a file longer than a batch contains every event once', async () => {
  const at = new Date();
  const rows = Array.from({ length: 1203 }, (_, place) => ({
    id: `0199ffff-0000-7000-8000-${String(place).padStart(12, '0')}`,
    actorId: null,
    action: 'job.closed',
    subjectType: 'job',
    subjectId: null,
    companyId: null,
    summary: `Entry ${place}`,
    before: null,
    after: null,
    ip: null,
    onceKey: null,
    at,
  }));
  await server.db.insertInto('auditEvents').values(rows).execute();
  const { body } = await server.as(lata).call(adminExportAudit, { query: { action: 'job.closed' } });
  const told = [...String(body).matchAll(/Entry (\d+)/g)].map(([, place]) => Number(place));
  expect(told.toSorted((a, b) => a - b)).toEqual(rows.map((_, place) => place));
  expect(String(body).trim().split('\r\n')).toHaveLength(1 + rows.length);
  const [entry] = (await list({ action: 'audit.exported' })).content;
  expect(entry).toMatchObject({ after: { action: 'job.closed' } });
});

test.each([{ kind: 'setting' }, { search: 'nothing says this' }, { to: '2020-01-01' }, { actor: 'system' }])(
  'the export of %j has as many rows as its list',
  async (filter) => {
    const { totalElements } = await list(filter);
    const { body } = await server.as(lata).call(adminExportAudit, { query: filter });
    expect(String(body).trim().split('\r\n')).toHaveLength(1 + totalElements);
    expect((await list()).totalElements).toBeGreaterThan(totalElements);
  },
);
