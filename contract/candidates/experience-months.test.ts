import { expect, test } from 'vitest';
import { monthsOf, totalMonths } from './experience-months.ts';

const NOW = '2026-11';
const job = (startDate: string | null, endDate: string | null, isCurrentJob = false) => ({
  startDate,
  endDate,
  isCurrentJob,
});

test('a job lasts from its first month to its last, or until now if it is current', () => {
  expect(monthsOf(job('2020-01', '2021-03'), NOW)).toBe(14);
  expect(monthsOf(job('2025-11', null, true), NOW)).toBe(12);
});

test('a job without dates has no known length', () => {
  expect(monthsOf(job(null, '2021-03'), NOW)).toBeUndefined();
  expect(monthsOf(job('2020-01', null), NOW)).toBeUndefined();
});

test('a job that ends before it begins, or begins in the future, counts as nothing', () => {
  expect(monthsOf(job('2021-03', '2020-01'), NOW)).toBe(0);
  expect(totalMonths([job('2027-01', null, true)], NOW)).toBe(0);
});

test('only the past part of a job counts', () => {
  expect(monthsOf(job('2026-01', '2040-03'), NOW)).toBe(10);
  expect(monthsOf(job('2030-01', '2040-03'), NOW)).toBe(0);
  expect(totalMonths([job('2030-01', '2040-03'), job('2026-01', '2040-03')], NOW)).toBe(10);
});

test('months of overlapping jobs count once, gaps do not count', () => {
  expect(totalMonths([job('2019-01', '2020-07'), job('2018-01', '2020-01')], NOW)).toBe(30);
  expect(totalMonths([job('2018-01', '2019-01'), job('2020-01', '2020-07')], NOW)).toBe(18);
  expect(totalMonths([job('2018-01', '2022-01'), job('2019-01', '2020-01')], NOW)).toBe(48);
  expect(totalMonths([], NOW)).toBe(0);
});
