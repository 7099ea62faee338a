import { expect, test } from 'vitest';
import { headerLinksOf } from './public-links.ts';

const labelsOf = (pathname: string) => {
  const { links, invitation } = headerLinksOf(pathname);
  return [...links, invitation].map(({ label }) => label);
};

test('each audience has its own links in the page header', () => {
  expect(labelsOf('/candidate')).toEqual([
    'For companies',
    'Jobs',
    'Refer and earn',
    'Affiliates',
    'Apply to join',
  ]);
  expect(labelsOf('/recruiter')).toEqual([
    'For graduates',
    'Pricing',
    'Refer and earn',
    'Affiliates',
    'Start hiring',
  ]);
  expect(labelsOf('/affiliate')).toContain('Join Program');
});

test('the pages of an audience keep its links', () => {
  expect(headerLinksOf('/recruiter/signup/referral-program')).toBe(headerLinksOf('/recruiter'));
});

test('every other page has the default links', () => {
  for (const pathname of ['/', '/jobs', '/jobs/17', '/pricing', '/toString']) {
    expect(headerLinksOf(pathname)).toBe(headerLinksOf('/'));
  }
  expect(labelsOf('/')).toContain('For graduates');
});
