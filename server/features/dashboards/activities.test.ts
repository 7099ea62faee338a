import { expect, test } from 'vitest';
import { toActivities } from './dashboards.routes.ts';
import type { ActivityRow } from './recruiter-dashboard.queries.ts';

const ROW: ActivityRow = {
  id: '01a1d7c2-522d-7690-b658-b837ecd9f7a7',
  source: 'application',
  toStatus: 'HIRED',
  at: new Date('2026-11-28T12:00:00Z'),
  candidateName: 'Ananya Krishnan',
  jobTitle: 'Backend Engineer',
};

test('a hire is shown as one, separate from other high-priority activities', () => {
  expect(toActivities(ROW)).toMatchObject([
    { message: 'Ananya Krishnan was hired as Backend Engineer', isHire: true },
  ]);
  expect(toActivities({ ...ROW, toStatus: 'OFFERED' })).toMatchObject([{ priority: 'HIGH', isHire: false }]);
});
