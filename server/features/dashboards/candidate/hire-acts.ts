import type * as z from 'zod';
import type { NextAct } from '#contract/dashboards/next-acts.ts';
import type { DisputeSubject } from '#contract/labels/hires.ts';
import type { Db } from '#server/db/schema/database.ts';
import { toCompany } from './company-columns.ts';
import * as queries from './hire-acts.queries.ts';

type HireAct = Extract<z.input<typeof NextAct>, { kind: 'ANSWER_HIRE' | 'ANSWER_CHECK' }> & {
  due: Date | null;
};

const ABOUT: Readonly<Partial<Record<string, DisputeSubject>>> = {
  RECORDED: 'JOINING',
  LEAVING: 'LEAVING',
  ABSENT: 'ABSENCE',
};

/** What the candidate is asked about their hires: by the company, and on day 30, 60 and 90. */
export async function hireActs(db: Db, userId: string): Promise<HireAct[]> {
  const waiting = await queries.listHiresToAnswer(db, userId);
  const checks = await queries.listChecksToAnswer(db, userId);
  const common = (row: (typeof waiting)[number] | (typeof checks)[number]) => ({
    link: `/offers?hire=${row.id}`,
    hireId: row.id,
    company: toCompany(row),
    jobTitle: row.jobTitle,
  });
  return [
    ...waiting.map((row) => ({
      kind: 'ANSWER_HIRE' as const,
      ...common(row),
      due: row.confirmBy,
      about: ABOUT[row.status] ?? ('JOINING' as const),
    })),
    ...checks.map((row) => ({ kind: 'ANSWER_CHECK' as const, ...common(row), due: null, day: row.day })),
  ];
}
