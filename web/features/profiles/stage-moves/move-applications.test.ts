// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { moveApplications } from './move-applications.ts';
import { undoDecided } from './tell-decided.tsx';

type Body = { applicationIds: string[] };
const server = vi.hoisted(() => ({ answer: (_body: { applicationIds: string[] }): unknown => ({}) }));
const send = vi.hoisted(
  () =>
    async (_endpoint: unknown, { body }: { body: { applicationIds: string[] } }) =>
      server.answer(body),
);
vi.mock('#web/lib/api/api.ts', () => ({ call: send }));
vi.mock('#web/lib/api/query.ts', () => ({ change: send, refresh: () => Promise.resolve() }));

const people = Array.from({ length: 250 }, (_, place) => `p${place}`);
const told: { message: string; color?: string }[] = [];
const asked: string[][] = [];
beforeEach(() => {
  told.length = 0;
  asked.length = 0;
  vi.spyOn(notifications, 'show').mockImplementation(({ message, color }) => {
    told.push({ message: textOf(message), ...(color && { color: String(color) }) });
    return '';
  });
});
afterEach(() => vi.restoreAllMocks());

/** The sentence of a notice, without its button. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  const { props } = message as { props: { children: unknown[] } };
  return String(props.children[0]);
}

function answering(answer: (ids: string[]) => unknown): void {
  server.answer = ({ applicationIds }: Body) => {
    asked.push(applicationIds);
    return answer(applicationIds);
  };
}
const fault = () => {
  throw new ApiError(503, { message: 'Please try again in a moment.' } as never);
};
const all = (updated: string[]) => ({ updated, skipped: [] });

test('250 are moved in three calls, with one summary', async () => {
  answering(all);
  const { moved, left } = await moveApplications(people, 'SHORTLISTED');
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(asked.flat()).toEqual(people);
  expect([moved.length, left.length]).toEqual([250, 0]);
  expect(told).toEqual([{ message: '250 applications moved.' }]);
});

test('the summary says over all portions how many stayed, and why', async () => {
  answering((ids) => {
    return { updated: ids.slice(3), skipped: ids.slice(0, 3) };
  });
  await moveApplications(people, 'REJECTED');
  expect(told).toEqual([{ message: '241 applications rejected. 9 stayed: their stage does not allow it.' }]);
});

test('where a portion fails those after it are not tried, not said to have stayed, and left to try again', async () => {
  answering((ids) => (ids[0] === 'p100' ? fault() : all(ids)));
  const { moved, left } = await moveApplications(people, 'REJECTED');
  expect(asked).toHaveLength(2);
  expect(moved).toEqual(people.slice(0, 100));
  expect(left).toEqual(people.slice(100));
  const rest = '150 were not reached: Please try again in a moment.';
  expect(told).toEqual([{ message: `100 applications rejected. ${rest}` }]);
});

test('that nothing moved is said, and why', async () => {
  answering((ids) => ({ updated: [], skipped: ids }));
  expect((await moveApplications(['a', 'b'], 'REJECTED')).moved).toEqual([]);
  answering(fault);
  await moveApplications(['a', 'b'], 'REJECTED');
  expect(told).toEqual([
    { color: 'brick', message: '2 stayed: their stage does not allow it.' },
    { color: 'brick', message: 'Please try again in a moment.' },
  ]);
});

test('one undo takes all portions back, and says of whom it could not', async () => {
  answering((ids) => ({ restored: ids.slice(1), late: ids.slice(0, 1) }));
  await undoDecided(people);
  expect(asked.flat()).toEqual(people);
  answering((ids) => (ids[0] === 'p200' ? fault() : { restored: ids, late: [] }));
  await undoDecided(people);
  answering(fault);
  await undoDecided(people);
  expect(told).toEqual([
    { message: 'Undone for 247 candidates. 3 could not be: they know already, or have moved on.' },
    { message: 'Undone for 200 candidates. 50 were not reached: Please try again in a moment.' },
    { color: 'brick', message: 'Please try again in a moment.' },
  ]);
});
