import { expect, test } from 'vitest';
import type { JobEdit } from '#contract/jobs/history.ts';
import { whoChanged } from './who-changed.ts';

type Field = JobEdit['changes'][number]['field'];

function edit(id: string | null, fields: Field[], after = 'x'): JobEdit {
  const changes = fields.map((field) => ({ field, before: [], after: [after] }));
  return {
    version: 2,
    by: id === null ? null : { id, name: `Person ${id}` },
    at: '2026-01-05T00:00:00Z',
    changes,
  };
}

test.each([
  [[edit('A', ['pay'])], 'Person A changed pay while you were editing.'],
  [
    [edit('A', ['pay']), edit('A', ['title', 'skills'])],
    'Person A changed job title, pay and required skills while you were editing.',
  ],
  [
    [edit('B', ['status'], 'PUBLISHED'), edit('A', ['openings'])],
    'Person A changed openings and Person B published the job while you were editing.',
  ],
  [[edit('ME', ['notice'])], 'You, in another window, changed longest notice while you were editing.'],
  [[edit(null, ['status'], 'CLOSED')], 'Medallist closed the job while you were editing.'],
  [[], 'This was changed elsewhere while you were editing.'],
])('%#: edits, newest first, are summarized by person, oldest first', (edits, told) => {
  expect(whoChanged(edits, 'ME')).toBe(told);
});
