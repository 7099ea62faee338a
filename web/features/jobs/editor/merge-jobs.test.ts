import { expect, test } from 'vitest';
import { NEW_JOB } from './job-values.ts';
import { mergeJobs, withFields } from './merge-jobs.ts';

const BASE = { ...NEW_JOB, title: 'Engineer', openings: 2, benefits: ['Tea'] };
const pay = (min: number | null, max: number | null) => ({ ...NEW_JOB.salary, min, max });

test('a change that only one side made is kept', () => {
  const mine = { ...BASE, title: 'Senior Engineer' };
  const theirs = { ...BASE, salary: pay(1, 2), openings: 4 };
  expect(mergeJobs(BASE, mine, theirs)).toEqual({
    merged: { ...BASE, title: 'Senior Engineer', salary: pay(1, 2), openings: 4 },
    taken: ['openings', 'pay'],
    collisions: [],
  });
});

test('a field that both changed to different values collides, and keeps the local value', () => {
  const mine = { ...BASE, salary: pay(1, 3), benefits: ['Tea', 'Coffee'] };
  const theirs = { ...BASE, salary: pay(1, 2), openings: 4 };
  const merge = mergeJobs(BASE, mine, theirs);
  expect(merge).toMatchObject({ taken: ['openings'], collisions: ['pay'] });
  expect(merge.merged).toEqual({ ...mine, openings: 4 });
  expect(withFields(merge.merged, ['pay'], theirs).salary).toEqual(pay(1, 2));
});

test('fields that only make sense together collide as one, such as the two ends of a pay range or the parts of a place', () => {
  const mine = { ...BASE, salary: pay(5, null), workMode: 'REMOTE' as const };
  const theirs = { ...BASE, salary: pay(null, 9), location: { ...BASE.location, city: 'Pune' } };
  expect(mergeJobs(BASE, mine, theirs).collisions).toEqual(['pay', 'place']);
});

test('the same change on both sides is not a collision, even if it is spelled differently', () => {
  const mine = { ...BASE, department: ' Ledger ', location: { isRemote: true, country: 'India', city: '' } };
  const theirs = { ...BASE, department: 'Ledger', location: { city: '', country: 'India', isRemote: true } };
  expect(mergeJobs(BASE, mine, theirs)).toMatchObject({ taken: [], collisions: [] });
});

test('the order of lines counts, as candidates read it', () => {
  const base = { ...BASE, benefits: ['a', 'b'] };
  expect(mergeJobs(base, base, { ...base, benefits: ['b', 'a'] }).taken).toEqual(['benefits']);
});
