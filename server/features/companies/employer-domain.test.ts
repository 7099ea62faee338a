import { expect, test } from 'vitest';
import {
  domainOfLink,
  domainOfMail,
  siteName,
  siteNames,
  tellsEmployer,
  typedDomain,
} from './employer-domain.policy.ts';

test.each([
  ['hr@zeta.in', 'zeta.in'],
  ['hr@MAIL.Zeta.co.in', 'zeta.co.in'],
  ['hr@a.b.zeta.com', 'zeta.com'],
  // Irregular two-part suffixes, and one that only looks like one.
  ['hr@mail.zeta.biz.in', 'zeta.biz.in'],
  ['hr@mail.zeta.or.jp', 'zeta.or.jp'],
  ['hr@mail.ind.de', 'ind.de'],
  ['hr@zeta.in.', 'zeta.in'],
  ['hr@zeta in', undefined],
  ['hr@localhost', undefined],
  ['hr@127.0.0.1', undefined],
])('the domain of %s is %s', (email, domain) => {
  expect(domainOfMail(email)).toBe(domain);
});

test.each([
  ['https://www.zeta.in/careers', 'zeta.in'],
  ['zeta.in', 'zeta.in'],
  ['http://jobs.zeta.co.uk:8080', 'zeta.co.uk'],
  ['not a link', undefined],
])('the domain of the link %s is %s', (link, domain) => {
  expect(domainOfLink(link)).toBe(domain);
});

test.each([
  ['zeta.in', 'zeta.in'],
  ['@zeta.in', 'zeta.in'],
  ['https://www.zeta.in/', 'zeta.in'],
  ['Zeta Pvt. Ltd.', undefined],
  ['Booking.com Labs', undefined],
  ['Zeta', undefined],
  ['No.1', undefined],
])('"%s" names the domain %s', (text, domain) => {
  expect(typedDomain(text)).toBe(domain);
});

test.each([
  'gmail.com',
  'yahoo.co.in',
  'rediffmail.com',
  'people.test',
  'example.com',
  'iitm.ac.in',
  'linkedin.com',
])('%s identifies no employer', (domain) => {
  expect(tellsEmployer(domain)).toBe(false);
});

test('a company domain identifies the employer', () => {
  expect(tellsEmployer('zeta.co.in')).toBe(true);
});

test.each([
  ['Meghdoot Cloud Pvt. Ltd.', ['meghdootcloud']],
  ['Zeta Technologies India Limited', ['zetatechnologiesindia', 'zeta', 'zti']],
  ['Tata Consultancy Services', ['tataconsultancyservices', 'tataconsultancy', 'tcs']],
])('%s may use the domains %j', (name, sites) => {
  expect(siteNames(name)).toEqual(sites);
});

test('hyphens of a domain are ignored', () => {
  expect(siteName('meghdoot-cloud.co.in')).toBe('meghdootcloud');
});
