import { expect, test } from 'vitest';
import { stepOfReason } from './application-state.tsx';

test.each([
  ['The certificate cannot be read.', 3],
  ['The registration document does not name the company.', 3],
  ['Your LinkedIn profile shows another employer.', 1],
  ['The website does not open.', 2],
  ['The GST number belongs to somebody else.', 2],
  ['Please call us first.', 4],
])('"%s" leads to step %i', (reason, step) => {
  expect(stepOfReason(reason)).toBe(step);
});
