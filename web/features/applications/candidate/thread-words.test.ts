import { expect, test } from 'vitest';
import type { MyApplication } from '#contract/applications/candidate-applications.ts';
import { mostUrgent, turnInWords } from './thread-words.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const SINCE = '2026-11-28T06:00:00.000Z';

function application(turn: MyApplication['turn'], canUndo = false): MyApplication {
  return { turn, canUndo, job: { company: { name: 'Quill' } } } as MyApplication;
}

const mine = (act: 'REPLY' | 'ANSWER_OFFER', dueAt: string | null) =>
  application({ holder: 'CANDIDATE', act, since: SINCE, dueAt });

function said(one: MyApplication): string {
  const turn = turnInWords(one, NOW);
  return turn ? turn.who + turn.what : '';
}

test('a turn says until when it lasts', () => {
  expect(said(mine('REPLY', '2026-11-28T20:26:00.000Z'))).toBe(
    'Your turn: reply to the interview request by Sun, 29 Nov 2026, 1:56\u00a0am.',
  );
  expect(said(mine('REPLY', '2026-11-28T11:00:00.000Z'))).toBe(
    'Your turn: reply to the interview request. It was due Sat, 28 Nov 2026, 4:30\u00a0pm.',
  );
});

test('an offer can be answered until the end of its last day', () => {
  expect(said(mine('ANSWER_OFFER', '2026-12-25T18:30:00.000Z'))).toBe(
    'Your turn: answer the offer by the end of 25 Dec 2026.',
  );
});

test('a turn without a deadline says since when it lasts', () => {
  const turn = { holder: 'RECRUITER', act: 'REVIEW', since: SINCE, dueAt: null } as const;
  expect(said(application(turn))).toBe('Quill’s turn since 28 Nov 2026: look at your application.');
  expect(said(application(null))).toBe('');
});

test('the most urgent is the candidate’s turn that ends first', () => {
  const first = mine('ANSWER_OFFER', '2026-11-29T00:00:00.000Z');
  const later = mine('REPLY', '2026-11-30T00:00:00.000Z');
  const theirs = application({
    holder: 'RECRUITER',
    act: 'DECIDE',
    since: SINCE,
    dueAt: '2026-11-28T13:00:00.000Z',
  });
  expect(mostUrgent([mine('REPLY', null), later, theirs, first])).toBe(first);
  expect(mostUrgent([theirs, application(later.turn, true)])).toBeUndefined();
});
