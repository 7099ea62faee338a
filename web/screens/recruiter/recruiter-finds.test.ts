import { expect, test } from 'vitest';
import { findAmong } from '#web/ui/palette/finds.ts';
import { actionsOf } from './recruiter-finds.ts';

const labels = (role: 'VIEWER' | 'RECRUITER') => actionsOf(role).map(({ label }) => label);

test('who looks on is offered no job to make and no interview to ask for', () => {
  expect(labels('VIEWER')).toEqual(['Search candidates', 'Change password']);
  expect(labels('RECRUITER')).toEqual([
    'Create a job',
    'Request an interview',
    'Search candidates',
    'Change password',
  ]);
});

test('whatever is typed can be searched for among the candidates', () => {
  expect(findAmong(actionsOf('VIEWER'), 'go & rust')).toMatchObject([
    { label: 'Search candidates', to: '/recruiter/candidates?q=go+%26+rust' },
  ]);
});
