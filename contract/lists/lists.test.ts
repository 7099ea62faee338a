import { expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { findInstitute, findInstituteOfMail, INSTITUTES, WAITLIST_COLLEGES } from './institutes.ts';
import { CancelReason, DeclineReason, RescheduleReason } from './reasons.ts';
import { DOMAINS, rolesOf } from './roles.ts';
import { TECHNOLOGIES } from './technologies.ts';

test('the lists have the specified sizes and no duplicates', () => {
  expect(CITIES).toHaveLength(85);
  expect(TECHNOLOGIES).toHaveLength(47);
  expect(DOMAINS).toHaveLength(10);
  for (const list of [
    CITIES,
    TECHNOLOGIES,
    INSTITUTES.map((i) => i.name),
    INSTITUTES.map((i) => i.mailDomain),
  ]) {
    expect(new Set<string>(list).size).toBe(list.length);
  }
});

test('the first three domains offer roles, the other seven accept free text', () => {
  expect(DOMAINS.map((domain) => rolesOf(domain).length > 0)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false, false, false],
  ]);
  expect(rolesOf('constructor')).toEqual([]);
});

test('the waitlist offers the 23 IIT campuses and five more choices', () => {
  expect(WAITLIST_COLLEGES).toHaveLength(28);
  expect(WAITLIST_COLLEGES.slice(7, 9)).toEqual(['IIT BHU Varanasi', 'IIT Ropar']);
});

test('an institute is recognised by its mail domain and subdomains, and not by lookalikes', () => {
  expect(findInstituteOfMail('asha@smail.iitm.ac.in')?.name).toBe('IIT Madras');
  expect(findInstituteOfMail('asha@IITB.ac.in')?.fullName).toBe('Indian Institute of Technology Bombay');
  expect(findInstituteOfMail('asha@notiitb.ac.in')).toBeUndefined();
  expect(findInstituteOfMail('iitb.ac.in@mail.example')).toBeUndefined();
});

test('a reason is from the list or free text, but never blank and never only "Other"', () => {
  for (const input of [undefined, ' ', 'Other']) {
    expect(RescheduleReason.safeParse(input).error?.issues[0]?.message).toBe(
      'Please provide a reason for rescheduling',
    );
    expect(CancelReason.safeParse(input).error?.issues[0]?.message).toBe(
      'Please provide a reason for cancelling',
    );
  }
  expect(DeclineReason.parse('Personal reasons')).toBe('Personal reasons');
  expect(DeclineReason.parse(' My visa expires ')).toBe('My visa expires');
});

test.each([
  ['IIT Madras', 'IIT Madras'],
  ['iit-madras', 'IIT Madras'],
  ['Indian Institute of Technology, Madras', 'IIT Madras'],
  ['National Institute of Technology Tiruchirappalli', 'NIT Trichy'],
  ['IISc Bengaluru, India', 'IISc Bengaluru'],
  ['Birla Institute of Technology & Science, Pilani', 'BITS Pilani'],
  ['IIT Madras Research Park', undefined],
  ['Madras', undefined],
])('"%s" is the institute %s', (typed, name) => {
  expect(findInstitute(typed)?.name).toBe(name);
});

test('every institute is found by its short and its full name', () => {
  for (const institute of INSTITUTES) {
    expect(findInstitute(institute.name)).toBe(institute);
    expect(findInstitute(institute.fullName)).toBe(institute);
  }
});
