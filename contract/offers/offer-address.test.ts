import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offerAddress } from './offer-address.ts';

test('an offer is on the page of its application, and what is done about it too', () => {
  expect(offerAddress('a')).toBe('/recruiter/applications/a?tab=offer');
  expect(offerAddress('a', 'record-joining')).toBe('/recruiter/applications/a?tab=offer&act=record-joining');
});

test('whatever leads there says it with these words, and not over the list', () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file));
  // Of an application that admins look at there is no page.
  const saying = files.filter((file) =>
    /tab=offer|(?<!\/admin\/)applications\?application=/.test(readFileSync(file, 'utf8')),
  );
  expect(saying).toEqual(['contract/offers/offer-address.ts']);
});
