import type { Area } from '../area.ts';

export const teams: Area = {
  name: 'teams',
  tests: ['server/features/jobs/team'],
  mutants: [
    {
      fault: 'the owner of another job changes the team',
      in: 'server/features/jobs/team.service.ts',
      find: 'row.isOwner && row.id === actor.userId)',
      replace: 'row.isOwner)',
    },
    {
      fault: 'a viewer owns a job',
      in: 'server/features/jobs/team.service.ts',
      find: 'if (!role || !mayHoldDuties(role))',
      replace: 'if (!role)',
    },
    {
      fault: 'a stranger hires for a job',
      in: 'server/features/jobs/team.service.ts',
      find: 'if (team.some((id) => !roleOf.has(id)))',
      replace: "if (team.some((id) => id === ''))",
    },
    {
      fault: 'the owner is named among the members as well',
      in: 'server/features/jobs/team.service.ts',
      find: '[...new Set(memberIds)].filter((id) => id !== ownerId)',
      replace: '[...new Set(memberIds)]',
    },
    {
      fault: 'a colleague named twice fails the save',
      in: 'server/features/jobs/team.service.ts',
      find: '[...new Set(memberIds)].filter',
      replace: '[...memberIds].filter',
    },
    {
      fault: 'who has long been in the team is told again',
      in: 'server/features/jobs/team.service.ts',
      find: 'team.filter((id) => !was.has(id))',
      replace: 'team',
    },
    {
      fault: 'an owner who stays is told of owning',
      in: 'server/features/jobs/team.service.ts',
      find: 'owned === ownerId ? null : ownerId',
      replace: 'ownerId',
    },
    {
      fault: 'who takes a job is told by themselves',
      in: 'server/features/jobs/jobs.told.ts',
      find: 'newOwnerId && newOwnerId !== actorId',
      replace: 'newOwnerId',
    },
    {
      fault: 'who joins a team on their own is told',
      in: 'server/features/jobs/jobs.told.ts',
      find: 'joined.filter((id) => id !== actorId)',
      replace: 'joined',
    },
    {
      fault: 'who leaves the company stays in its teams',
      in: 'server/features/jobs/team.service.ts',
      find: '  if (isGone) await queries.deleteFromTeams(db, companyId, from);\n',
      replace: '',
    },
    {
      fault: 'who leaves one company gives up the jobs of another',
      in: 'server/features/jobs/team.queries.ts',
      find: 'j.company_id = ${companyId}::uuid and t.user_id = ${from}::uuid and t.is_owner',
      replace: 't.user_id = ${from}::uuid and t.is_owner',
    },
    {
      fault: 'an owner who rests takes the jobs over',
      in: 'server/features/jobs/team.queries.ts',
      find: "m.role = 'OWNER' and u.status = 'ACTIVE'",
      replace: "m.role = 'OWNER'",
    },
  ],
};
