import { expect, test } from 'vitest';
import { keysOf } from './keys-dialog.tsx';

const own = (pathname: string) =>
  keysOf(pathname)
    .map(({ keys }) => keys)
    .filter((keys) => !['Ctrl K', '?', 'Esc', 'Tab'].includes(keys));
const BOARD = ['Arrows', 'x', 'm', 'Shift ←', 'Shift →', 'j', 'k', 'u'];

test.each([
  ['/recruiter/jobs/0190a000', BOARD],
  ['/recruiter/jobs/0190a000/applicants', BOARD],
  ['/recruiter/jobs/create', []],
  ['/recruiter/jobs/new', []],
  ['/recruiter/jobs/edit', []],
  ['/recruiter/candidates', ['j', 'k', 'x', 'r']],
  ['/recruiter/candidates/0190a000', []],
  ['/recruiter/applications', ['j', 'k', 'u']],
  ['/recruiter/settings', []],
])('on %s the keys %j are specific to the screen', (pathname, keys) => {
  expect(own(pathname)).toEqual(keys);
});
