import type { Area } from '../area.ts';

export const leaving: Area = {
  name: 'leaving',
  tests: ['server/features/candidates/visible-to.test.ts'],
  mutants: [
    {
      fault: 'who rests the account is seen as before',
      in: 'server/features/candidates/visible-to.sql.ts',
      find: "awake.status not in ('DELETED', 'INACTIVE')",
      replace: "awake.status not in ('DELETED')",
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'who has deleted the account is seen as before',
      in: 'server/features/candidates/visible-to.sql.ts',
      find: "awake.status not in ('DELETED', 'INACTIVE')",
      replace: "awake.status not in ('INACTIVE')",
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'companies are not told that somebody has left',
      in: 'server/features/candidates/visible-to.sql.ts',
      find: "when 'DELETED' then 'LEFT' when",
      replace: 'when',
      tests: [
        'server/features/candidates/visible-to.test.ts',
        'server/features/applications/absent-applicants.test.ts',
      ],
    },
    {
      fault: 'companies are not told that an account rests',
      in: 'server/features/candidates/visible-to.sql.ts',
      find: "when 'INACTIVE' then 'RESTING' else",
      replace: 'else',
      tests: [
        'server/features/candidates/visible-to.test.ts',
        'server/features/applications/absent-applicants.test.ts',
      ],
    },
    {
      fault: 'an application shows the profile of who has left',
      in: 'server/features/candidates/visible-to.sql.ts',
      find: 'or (${isAwake(candidateId)} and coalesce((',
      replace: 'or (coalesce((',
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'an application opens the contact details of who has left',
      in: 'server/features/candidates/visible-to.sql.ts',
      find: 'sql`(${isReachable(candidateId)} and (\n',
      replace: 'sql`((\n',
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'the picture of who has left is still handed out',
      in: 'server/features/files/files.routes.ts',
      find: "['PROFILE_PICTURE', 'RESUME']",
      replace: "['RESUME']",
      tests: ['server/features/candidates/visible-to.test.ts', 'server/features/account/erasure.test.ts'],
    },
    {
      fault: 'a ticket opens the resume of who has left',
      in: 'server/features/files/files.routes.ts',
      find: "['PROFILE_PICTURE', 'RESUME']",
      replace: "['PROFILE_PICTURE']",
      tests: ['server/features/candidates/visible-to.test.ts', 'server/features/account/erasure.test.ts'],
    },
    {
      fault: 'the files of who rests stay open',
      in: 'server/features/files/files.routes.ts',
      find: "['DELETED', 'INACTIVE']",
      replace: "['DELETED']",
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'the files of who has left stay open until they are erased',
      in: 'server/features/files/files.routes.ts',
      find: "['DELETED', 'INACTIVE']",
      replace: "['INACTIVE']",
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'a ticket is looked at before the owner',
      in: 'server/features/files/files.routes.ts',
      find: '  if (await isClosed(db, file)) return false;\n  if (file.isPublic) return true;\n  if (ticket) return files.isTicketGood(db, file.id, ticket);',
      replace:
        '  if (ticket) return files.isTicketGood(db, file.id, ticket);\n  if (await isClosed(db, file)) return false;\n  if (file.isPublic) return true;',
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'a card of an application shows more than the name of who has left',
      in: 'server/features/applications/applicants.service.ts',
      find: "return row.presence === 'HERE' ? row : { ...row, ...NAME_ONLY };",
      replace: 'return row;',
      tests: [
        'server/features/candidates/visible-to.test.ts',
        'server/features/applications/absent-applicants.test.ts',
      ],
    },
    {
      fault: 'applicants who have left are found by their headline and institute',
      in: 'server/features/applications/finding.queries.ts',
      find: 'or (${isAwakeApplicant} and (p.headline',
      replace: 'or ((p.headline',
      tests: [
        'server/features/candidates/visible-to.test.ts',
        'server/features/applications/absent-applicants.test.ts',
      ],
    },
    {
      fault: 'an interview shows the picture of who has left',
      in: 'server/features/interviews/recruiter-views.queries.ts',
      find: 'case when ${awake} then u.picture_file_id end',
      replace: 'u.picture_file_id',
      tests: [
        'server/features/candidates/visible-to.test.ts',
        'server/features/applications/absent-applicants.test.ts',
      ],
    },
    {
      fault: 'an interview shows the headline of who has left',
      in: 'server/features/interviews/recruiter-views.queries.ts',
      find: 'case when ${awake} then c.headline end',
      replace: 'c.headline',
      tests: [
        'server/features/candidates/visible-to.test.ts',
        'server/features/applications/absent-applicants.test.ts',
      ],
    },
    {
      fault: 'an interview shows the verified degree of who has left',
      in: 'server/features/interviews/recruiter-views.queries.ts',
      find: 'sql<boolean>`${awake} and ${hasVerifiedDegree',
      replace: 'sql<boolean>`${hasVerifiedDegree',
      tests: [
        'server/features/candidates/visible-to.test.ts',
        'server/features/applications/absent-applicants.test.ts',
      ],
    },
  ],
};
