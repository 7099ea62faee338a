import type { Area } from '../area.ts';

export const leaving: Area = {
  name: 'leaving',
  tests: ['server/features/account/erasure.test.ts'],
  mutants: [
    {
      fault: 'a person with a deactivated account is still visible',
      in: 'server/features/candidates/visible-to.sql.ts',
      find: "awake.status not in ('DELETED', 'INACTIVE')",
      replace: "awake.status not in ('DELETED')",
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'a person with a deleted account is still visible',
      in: 'server/features/candidates/visible-to.sql.ts',
      find: "awake.status not in ('DELETED', 'INACTIVE')",
      replace: "awake.status not in ('INACTIVE')",
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'an application opens the contact details of a person who has left',
      in: 'server/features/candidates/visible-to.sql.ts',
      find: 'sql`(${isReachable(candidateId)} and (\n',
      replace: 'sql`((\n',
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'a ticket opens the resume of a person who has left',
      in: 'server/features/files/files.routes.ts',
      find: "['PROFILE_PICTURE', 'RESUME']",
      replace: "['PROFILE_PICTURE']",
      tests: ['server/features/candidates/visible-to.test.ts', 'server/features/account/erasure.test.ts'],
    },
    {
      fault: 'the files of a deactivated account stay open',
      in: 'server/features/files/files.routes.ts',
      find: "['DELETED', 'INACTIVE']",
      replace: "['DELETED']",
      tests: ['server/features/candidates/visible-to.test.ts'],
    },
    {
      fault: 'a card of an application shows more than the name of a person who has left',
      in: 'server/features/applications/applicants.service.ts',
      find: "return row.presence === 'HERE' ? row : { ...row, ...NAME_ONLY };",
      replace: 'return row;',
      tests: [
        'server/features/candidates/visible-to.test.ts',
        'server/features/applications/absent-applicants.test.ts',
      ],
    },
    {
      fault: 'the waitlist keeps entries under an erased address',
      in: 'server/features/waitlist/waitlist.queries.ts',
      find: "        ...addresses.map(({ address, until }) =>\n          eb.and([eb('email', '=', address), eb('createdAt', '<=', until)]),\n        ),\n",
      replace: '',
    },
    {
      fault: 'messages written from the address stay',
      in: 'server/features/quick-messages/quick-messages.queries.ts',
      find: "        ...addresses.map(({ address, until }) =>\n          eb.and([eb('senderEmail', '=', address), eb('createdAt', '<=', until)]),\n        ),\n",
      replace: '',
    },
    {
      fault: 'mails of the account to any address stay',
      in: 'server/features/account/erasure.tasks.ts',
      find: '{ userId: id, address: email,',
      replace: '{ address: email,',
    },
    {
      fault: 'an erased person stays in the search index',
      in: 'server/features/candidates/candidates.follows.ts',
      find: '    await deleteIndexRow(db, userId);\n',
      replace: '',
    },
    {
      fault: 'what the profile contains stays',
      in: 'server/features/candidates/candidates.follows.ts',
      find: '    await blankCandidate(db, userId, now());\n',
      replace: '',
    },
    {
      fault: 'an erased account keeps its address',
      in: 'server/features/account/erasure.tasks.ts',
      find: 'email: `${id}@erased.invalid`,\n    ',
      replace: '',
    },
    {
      fault: 'entries left under a former address stay',
      in: 'server/features/account/erasure.tasks.ts',
      find: '  return emailVerifiedAt ? [{ address: email, until: now() }, ...left] : left;',
      replace: '  return left.length < 0 || !emailVerifiedAt ? [] : [{ address: email, until: now() }];',
    },
    {
      fault: 'a person who only typed an address erases what its owner left',
      in: 'server/features/account/erasure.tasks.ts',
      find: 'former.filter(({ wasProved }) => wasProved)',
      replace: '[...former]',
    },
  ],
};
