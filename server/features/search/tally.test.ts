import { expect, test } from 'vitest';
import { packChoices } from '#server/features/candidates/index-row/choices.ts';
import { TermCounts, tallyOf } from './facets.service.ts';

const person = (experienceMonths: number, expectedTotal: number, noticeStep = 1) =>
  packChoices({
    ...{ noticeStep, experienceMonths, expectedTotal },
    ...{ instituteIds: [1], cityIds: [2, 3], skillIds: [4, 5000] },
  });

test('everybody is counted for each of their terms, in every band they are in and in one bar', () => {
  const tally = tallyOf(
    Buffer.concat([person(24, 799_999), person(25, 800_000), person(200, 90_000_000, 0)]),
  );
  expect([1, 2, 3].map((id) => tally.cities.of(id))).toEqual([0, 3, 3]);
  expect([tally.institutes.of(1), tally.skills.of(4), tally.skills.of(5000)]).toEqual([3, 3, 3]);
  expect(tally.experience).toEqual([1, 2, 0, 1]);
  expect(tally.notice.slice(0, 3)).toEqual([1, 2, 0]);
  expect([tally.salary[0], tally.salary[1], tally.salary.at(-1)]).toEqual([1, 1, 1]);
  expect(tally.salary).toHaveLength(15);
});

test('no people give no counts', () => {
  const { skills, notice, experience, salary } = tallyOf(null);
  expect([skills.top(5, []), ...[notice, experience, salary].map((counts) => counts.some(Boolean))]).toEqual([
    ...[[], false, false, false],
  ]);
});

test('the most frequent terms come first, after the chosen ones that occur', () => {
  const counts = new TermCounts();
  for (const id of [8, 9, 9, 7, 6000, 6000, 6000]) counts.add(id);
  expect(counts.top(3, [8, 11])).toEqual([
    { id: 8, count: 1 },
    { id: 6000, count: 3 },
    { id: 9, count: 2 },
  ]);
  expect(counts.top(9, []).map(({ id }) => id)).toEqual([6000, 9, 7, 8]);
});
