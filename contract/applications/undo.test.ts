import { expect, test } from 'vitest';
import { applicationMoves, leavesAt } from './transitions.ts';

const CLICKED = new Date('2026-11-29T10:00:00Z');
const sent = (undoUntil: Date | null) =>
  ({ status: 'NEW', hasApplied: true, source: 'APPLIED', undoUntil }) as never;
const refusalAt = (undoUntil: Date | null, at: string) =>
  applicationMoves.refusal('UNDO', sent(undoUntil), 'CANDIDATE', new Date(at));

test('an application can be taken back until two seconds after its time, and not later', () => {
  expect(leavesAt(CLICKED).toISOString()).toBe('2026-11-29T10:00:02.000Z');
  expect(refusalAt(CLICKED, '2026-11-29T10:00:01.999Z')).toBeUndefined();
  expect(refusalAt(CLICKED, '2026-11-29T10:00:02.000Z')).toBe('UNDO_OVER');
  expect(refusalAt(null, '2026-11-29T10:00:00.000Z')).toBe('UNDO_OVER');
});
