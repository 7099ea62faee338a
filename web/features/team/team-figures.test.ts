import { expect, test } from 'vitest';
import { figuresOf } from './team-figures.ts';

test('open invitations are counted for those who are told of them, and left out for the others', () => {
  expect(figuresOf({ members: [], invitations: [], canInvite: true })).toBe('0 members, 0 open invitations');
  expect(figuresOf({ members: [], invitations: [], canInvite: false })).toBe('0 members');
});
