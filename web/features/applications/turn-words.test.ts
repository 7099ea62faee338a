import { expect, test } from 'vitest';
import { stayInWords, turnInWords } from './admin-applications-table.tsx';

const NOW = new Date('2026-03-10T10:00:00Z');

test.each([
  ['2026-03-10T09:30:00Z', 'Under an hour'],
  ['2026-03-10T09:00:00Z', '1 hour'],
  ['2026-03-08T10:01:00Z', '47 hours'],
  ['2026-03-08T10:00:00Z', '2 days'],
  ['2026-02-10T10:00:00Z', '28 days'],
])('in its stage since %s: %s', (since, words) => {
  expect(stayInWords(since, NOW)).toBe(words);
});

test('the turn names who has it, and says when it is overdue', () => {
  const sides = { candidate: { id: '1', name: 'Asha Rao' }, company: { id: '2', name: 'Tamarind' } };
  const turn = { since: NOW.toISOString(), dueAt: '2026-03-09T10:00:00Z', isOverdue: true } as const;
  expect(turnInWords({ ...sides, turn: { ...turn, holder: 'CANDIDATE', act: 'REPLY' } }, NOW)).toEqual({
    who: 'Asha Rao',
    what: 'Reply to the request',
    due: expect.stringMatching(/^Was due/),
  });
  const open = { ...turn, holder: 'RECRUITER', act: 'REVIEW', dueAt: null, isOverdue: false } as const;
  expect(turnInWords({ ...sides, turn: open }, NOW)).toMatchObject({ who: 'Tamarind', due: '' });
  expect(turnInWords({ ...sides, turn: null }, NOW)).toBeNull();
});
