import { expect, test } from 'vitest';
import { figuresOf } from './team-figures.ts';

test('open invitations are counted for members who can see them, and left out for others', () => {
  expect(figuresOf({ members: [], invitations: [], canInvite: true })).toBe('0 members, 0 open invitations');
  expect(figuresOf({ members: [], invitations: [], canInvite: false })).toBe('0 members');
});
