import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROBE } from '#web/lib/offline/connection-state.ts';
import { moveApplications } from './move-applications.ts';
import { undoDecided } from './tell-decided.tsx';

let answerOf: (ids: string[]) => Response | object = () => ({});

const people = Array.from({ length: 250 }, (_, place) => `p${place}`);
const told: { message: string; color?: string }[] = [];
const asked: string[][] = [];
beforeEach(() => {
  told.length = 0;
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === PROBE) return Response.json({});
    const { applicationIds }: { applicationIds: string[] } = JSON.parse(String(init.body));
    asked.push(applicationIds);
    const answer = answerOf(applicationIds);
    return answer instanceof Response ? answer : Response.json({ data: answer });
  });
  vi.spyOn(notifications, 'show').mockImplementation(({ message, color }) => {
    told.push({ message: textOf(message), ...(color && { color: String(color) }) });
    return '';
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The text of a notification, without its button. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  const { props } = message as { props: { children: unknown[] } };
  return String(props.children[0]);
}

const fault = () => Response.json({ message: 'Please try again in a moment.' }, { status: 503 });
const all = (updated: string[]) => ({ updated, skipped: [] });

test('250 are moved in three calls, with one summary', async () => {
  answerOf = all;
  const { moved, left } = await moveApplications(people, 'SHORTLISTED');
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(asked.flat()).toEqual(people);
  expect([moved.length, left.length]).toEqual([250, 0]);
  expect(told).toEqual([{ message: '250 applications moved.' }]);
});

test('the summary counts over all batches how many stayed, and why', async () => {
  answerOf = (ids) => ({ updated: ids.slice(3), skipped: ids.slice(0, 3) });
  await moveApplications(people, 'REJECTED');
  expect(told).toEqual([{ message: '241 applications rejected. 9 stayed: their stage does not allow it.' }]);
});

test('if a batch fails, those after it are not sent, not counted as unchanged, and left for another try', async () => {
  answerOf = (ids) => (ids[0] === 'p100' ? fault() : all(ids));
  const { moved, left } = await moveApplications(people, 'REJECTED');
  expect(asked).toHaveLength(2);
  expect(moved).toEqual(people.slice(0, 100));
  expect(left).toEqual(people.slice(100));
  const rest = '150 were not reached: Please try again in a moment.';
  expect(told).toEqual([{ message: `100 applications rejected. ${rest}` }]);
});

test('a result without any change is reported, and why', async () => {
  answerOf = (ids) => ({ updated: [], skipped: ids });
  expect((await moveApplications(['a', 'b'], 'REJECTED')).moved).toEqual([]);
  answerOf = fault;
  await moveApplications(['a', 'b'], 'REJECTED');
  expect(told).toEqual([
    { color: 'brick', message: '2 stayed: their stage does not allow it.' },
    { color: 'brick', message: 'Please try again in a moment.' },
  ]);
});

test('one undo reverts all batches, and reports those that failed', async () => {
  answerOf = (ids) => ({ restored: ids.slice(1), late: ids.slice(0, 1) });
  await undoDecided(people);
  expect(asked.flat()).toEqual(people);
  answerOf = (ids) => (ids[0] === 'p200' ? fault() : { restored: ids, late: [] });
  await undoDecided(people);
  answerOf = fault;
  await undoDecided(people);
  expect(told).toEqual([
    { message: 'Undone for 247 candidates. 3 could not be: they know already, or have moved on.' },
    { message: 'Undone for 200 candidates. 50 were not reached: Please try again in a moment.' },
    { color: 'brick', message: 'Please try again in a moment.' },
  ]);
});
