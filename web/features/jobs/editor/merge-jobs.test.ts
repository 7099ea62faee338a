import { expect, test } from 'vitest';
import { NEW_JOB } from './job-values.ts';
import { mergeJobs, withFields } from './merge-jobs.ts';

const BASE = { ...NEW_JOB, title: 'Engineer', openings: 2, benefits: ['Tea'] };
const pay = (min: number | null, max: number | null) => ({ ...NEW_JOB.salary, min, max });

test('what only one of two changed is kept of each', () => {
  const mine = { ...BASE, title: 'Senior Engineer' };
  const theirs = { ...BASE, salary: pay(1, 2), openings: 4 };
  expect(mergeJobs(BASE, mine, theirs)).toEqual({
    merged: { ...BASE, title: 'Senior Engineer', salary: pay(1, 2), openings: 4 },
    taken: ['openings', 'pay'],
    collisions: [],
  });
});

test('what both changed to something else collides, and stays as it was typed here', () => {
  const mine = { ...BASE, salary: pay(1, 3), benefits: ['Tea', 'Coffee'] };
  const theirs = { ...BASE, salary: pay(1, 2), openings: 4 };
  const merge = mergeJobs(BASE, mine, theirs);
  expect(merge).toMatchObject({ taken: ['openings'], collisions: ['pay'] });
  expect(merge.merged).toEqual({ ...mine, openings: 4 });
  expect(withFields(merge.merged, ['pay'], theirs).salary).toEqual(pay(1, 2));
});

test('parts that make sense only together are one: two halves of a pay, or of a place, collide', () => {
  const mine = { ...BASE, salary: pay(5, null), workMode: 'REMOTE' as const };
  const theirs = { ...BASE, salary: pay(null, 9), location: { ...BASE.location, city: 'Pune' } };
  expect(mergeJobs(BASE, mine, theirs).collisions).toEqual(['pay', 'place']);
});

test('the same change of both is none, whatever its spelling', () => {
  const mine = { ...BASE, department: ' Ledger ', location: { isRemote: true, country: 'India', city: '' } };
  const theirs = { ...BASE, department: 'Ledger', location: { city: '', country: 'India', isRemote: true } };
  expect(mergeJobs(BASE, mine, theirs)).toMatchObject({ taken: [], collisions: [] });
});

test('an order of lines counts, as candidates read it', () => {
  const base = { ...BASE, benefits: ['a', 'b'] };
  expect(mergeJobs(base, base, { ...base, benefits: ['b', 'a'] }).taken).toEqual(['benefits']);
});
