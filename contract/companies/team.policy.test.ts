import { expect, test } from 'vitest';
import { MEMBER_ROLES, type MemberRole } from '../core/roles.ts';
import { isManagedBy, mayHoldDuties, rolesGivenBy } from './team.policy.ts';

const among = (isLastOwner: boolean) => (actor: MemberRole, role: MemberRole) =>
  rolesGivenBy(actor, { role, isLastOwner });

test.each<[MemberRole, MemberRole[]]>([
  ['OWNER', ['VIEWER', 'RECRUITER', 'ADMIN', 'OWNER']],
  ['ADMIN', ['VIEWER', 'RECRUITER', 'ADMIN']],
  ['RECRUITER', []],
  ['VIEWER', []],
])('as %s somebody decides about %j', (actor, managed) => {
  expect(MEMBER_ROLES.filter((role) => isManagedBy(actor, { role })).toSorted()).toEqual(managed.toSorted());
});

test('an owner gives every role, an admin all but that of an owner, and others none', () => {
  const given = among(false);
  expect(given('OWNER', 'OWNER')).toEqual(MEMBER_ROLES);
  expect(given('ADMIN', 'VIEWER')).toEqual(MEMBER_ROLES.filter((role) => role !== 'OWNER'));
  expect(given('ADMIN', 'OWNER')).toEqual([]);
  expect(given('RECRUITER', 'VIEWER')).toEqual([]);
});

test('the last owner stays the owner', () => {
  expect(among(true)('OWNER', 'OWNER')).toEqual([]);
});

test('who looks on holds no duties', () => {
  expect(MEMBER_ROLES.filter((role) => !mayHoldDuties(role))).toEqual(['VIEWER']);
});
