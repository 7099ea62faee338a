import { expect, test } from 'vitest';
import { adminDecideReport, reportCompany } from '#contract/reports.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('a report notifies nobody, and its review only the reporter', async () => {
  const params = { id: cast.leader.companyId };
  const body = { cause: 'UNTRUE' } as const;
  const report = () => server.as(cast.otherCandidate).call(reportCompany, { params, body });
  expect(await toldBy(server, cast, report)).toEqual({ 'report.filed': NOBODY });
  const { id } = await server.db.selectFrom('reports').select('id').executeTakeFirstOrThrow();
  const decision = { params: { id }, body: { outcome: 'ACTED', reason: 'Suspended.' } } as const;
  const decide = () => server.as(cast.admin).call(adminDecideReport, decision);
  expect(await toldBy(server, cast, decide)).toEqual({
    'report.decided': { notices: ['otherCandidate'], mails: ['otherCandidate'] },
  });
});
