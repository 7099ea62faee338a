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
])('a member with the role %s manages %j', (actor, managed) => {
  expect(MEMBER_ROLES.filter((role) => isManagedBy(actor, { role })).toSorted()).toEqual(managed.toSorted());
});

test('an owner can give every role, an admin all except owner, and others none', () => {
  const given = among(false);
  expect(given('OWNER', 'OWNER')).toEqual(MEMBER_ROLES);
  expect(given('ADMIN', 'VIEWER')).toEqual(MEMBER_ROLES.filter((role) => role !== 'OWNER'));
  expect(given('ADMIN', 'OWNER')).toEqual([]);
  expect(given('RECRUITER', 'VIEWER')).toEqual([]);
});

test('the last owner stays an owner', () => {
  expect(among(true)('OWNER', 'OWNER')).toEqual([]);
});

test('a viewer cannot take over duties', () => {
  expect(MEMBER_ROLES.filter((role) => !mayHoldDuties(role))).toEqual(['VIEWER']);
});
