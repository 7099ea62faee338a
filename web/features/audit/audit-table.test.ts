import { expect, test } from 'vitest';
import { actorLink, subjectLink } from './audit-table.tsx';

const nobody = { kind: 'user', id: null, name: null, userType: null };

test.each([
  [{ kind: 'candidate', id: 'a', name: 'Asha Rao', userType: 'JOBSEEKER' }, '/admin/candidates/a'],
  [
    { kind: 'user', id: 'b', name: 'Rohan & Co', userType: 'RECRUITER' },
    '/admin/recruiters?search=Rohan+%26+Co',
  ],
  [{ kind: 'user', id: 'c', name: 'Lata', userType: 'ADMIN' }, undefined],
  [{ ...nobody, kind: 'company', id: 'd', name: 'Lotus' }, '/admin/recruiters?search=Lotus'],
  [{ ...nobody, kind: 'company_document', id: 'e' }, '/admin/recruiters?search=Tamarind'],
  [{ ...nobody, kind: 'job', id: 'f' }, '/admin/jobs?job=f'],
  [{ ...nobody, kind: 'setting' }, '/admin/settings'],
  [{ ...nobody, kind: 'hire', id: 'g' }, undefined],
  [nobody, undefined],
])('the subject %j links to %s', (subject, path) => {
  expect(subjectLink({ subject, company: { id: 'x', name: 'Tamarind' } })).toBe(path);
});

test('the actor links to their own screen; the system has no link', () => {
  const actor = { id: 'a', name: 'Asha Rao', email: 'a@people.test', userType: 'JOBSEEKER' };
  expect(actorLink({ actor })).toBe('/admin/candidates/a');
  expect(actorLink({ actor: null })).toBeUndefined();
});
