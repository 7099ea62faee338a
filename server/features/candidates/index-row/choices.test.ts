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

test('the packed choices of several people can be read again', () => {
  const people = [ASHA, BARE, ASHA];
  expect(read(Buffer.concat(people.map(packChoices)))).toEqual(people);
  expect(read(Buffer.alloc(0))).toEqual([]);
});

test('a wish above the maximum is stored as the maximum', () => {
  const [dreamer] = read(packChoices({ ...BARE, expectedTotal: 9_000_000_000 }));
  expect(dreamer?.expectedTotal).toBe(2 ** 31 - 1);
});

test.each([0, 1, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152, 268_435_455, 268_435_456, 2 ** 31 - 1])(
  '%i is read as it was packed',
  (expectedTotal) => {
    const person = { ...BARE, expectedTotal, cityIds: [expectedTotal] };
    expect(read(packChoices(person))).toEqual([person]);
  },
);

test('a small number takes one byte', () => {
  expect(packChoices(BARE)).toHaveLength(6);
  expect(packChoices(ASHA)).toHaveLength(19);
});
