import { expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '../labels/applications.ts';
import { mayApply } from './transitions.ts';

const now = new Date();

function statesToApplyFrom(hasApplied: boolean) {
  return APPLICATION_STATUSES.filter((status) => mayApply({ status, hasApplied }, now));
}

test('somebody without a connection to a job may apply for it', () => {
  expect(mayApply(null, now)).toBe(true);
});

test('an applicant may apply again only after withdrawing', () => {
  expect(statesToApplyFrom(true)).toEqual(['WITHDRAWN']);
});

test('somebody who was only invited may also apply, until an offer or a rejection', () => {
  expect(statesToApplyFrom(false)).toEqual(['SHORTLISTED', 'INTERVIEW', 'WITHDRAWN']);
});
