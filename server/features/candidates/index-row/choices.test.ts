import { expect, test } from 'vitest';
import { type Choices, packChoices, readChoices } from './choices.ts';

const ASHA: Choices = {
  noticeStep: 2,
  experienceMonths: 74,
  expectedTotal: 4_600_000,
  instituteIds: [7],
  cityIds: [31, 70_000],
  skillIds: [103, 9, 2_000_000],
};
const BARE: Choices = {
  noticeStep: 0,
  experienceMonths: 0,
  expectedTotal: 0,
  instituteIds: [],
  cityIds: [],
  skillIds: [],
};

function read(packed: Buffer): Choices[] {
  const people: (Choices & { instituteIds: number[]; cityIds: number[]; skillIds: number[] })[] = [];
  readChoices(packed, {
    person: (noticeStep, experienceMonths, expectedTotal) =>
      people.push({
        ...{ noticeStep, experienceMonths, expectedTotal },
        ...{ instituteIds: [], cityIds: [], skillIds: [] },
      }),
    institute: (id) => people.at(-1)?.instituteIds.push(id),
    city: (id) => people.at(-1)?.cityIds.push(id),
    skill: (id) => people.at(-1)?.skillIds.push(id),
  });
  return people;
}

test('what was packed of people one after the other is read again', () => {
  const people = [ASHA, BARE, ASHA];
  expect(read(Buffer.concat(people.map(packChoices)))).toEqual(people);
  expect(read(Buffer.alloc(0))).toEqual([]);
});

test('a wish beyond what four bytes hold is the largest they do', () => {
  const [dreamer] = read(packChoices({ ...BARE, expectedTotal: 9_000_000_000 }));
  expect(dreamer?.expectedTotal).toBe(2 ** 31 - 1);
});
