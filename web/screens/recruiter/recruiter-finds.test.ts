import { expect, test } from 'vitest';
import { findAmong } from '#web/ui/palette/finds.ts';
import { actionsOf } from './recruiter-finds.ts';

const labels = (role: 'VIEWER' | 'RECRUITER') => actionsOf(role).map(({ label }) => label);

test('a viewer is not offered to create a job or to request an interview', () => {
  expect(labels('VIEWER')).toEqual(['Search candidates', 'Change password']);
  expect(labels('RECRUITER')).toEqual([
    'Create a job',
    'Request an interview',
    'Search candidates',
    'Change password',
  ]);
});

test('any text can be searched for among the candidates', () => {
  expect(findAmong(actionsOf('VIEWER'), 'go & rust')).toMatchObject([
    { label: 'Search candidates', to: '/recruiter/candidates?q=go+%26+rust' },
  ]);
});
