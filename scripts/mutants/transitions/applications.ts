import type { Area } from '../area.ts';

export const applications: Area = {
  name: 'applications',
  tests: ['contract/nouns.transitions.test.ts', 'server/features/applications/applications.test.ts'],
  mutants: [
    {
      fault: 'an invited candidate who applied leaves when the request lapses',
      in: 'contract/applications/transitions.ts',
      find: "source === 'INVITED' && !hasApplied ?",
      replace: "source === 'INVITED' ?",
      tests: [
        'contract/nouns.transitions.test.ts',
        'server/features/interviews/interviews.tasks.test.ts',
        'server/features/interviews/moves/replies.test.ts',
      ],
    },
    {
      fault: 'a candidate can apply twice',
      in: 'contract/applications/transitions.ts',
      find: "hasApplied ? 'ALREADY_APPLIED' : undefined",
      replace: 'undefined',
    },
    {
      fault: 'a hired candidate is invited again',
      in: 'contract/applications/transitions.ts',
      find: "{ action: 'INVITE', from: ['SHORTLISTED', 'INTERVIEW'],",
      replace: "{ action: 'INVITE', from: ['SHORTLISTED', 'INTERVIEW', 'HIRED'],",
    },
    {
      fault: 'a company decides about an application to another',
      in: 'server/features/applications/applications.service.ts',
      find: 'const row = await getLocked(db, id, owner);\n  if (DECISION_FOR',
      replace: 'const row = await getLocked(db, id);\n  if (DECISION_FOR',
      tests: ['server/features/applications/applications.test.ts'],
      survives:
        "The answer is read as its owner's in the same transaction, and the 404 of that rolls the change back.",
    },
    {
      fault: 'a candidate withdraws the application of another',
      in: 'server/features/applications/applications.service.ts',
      find: 'const row = await getLocked(db, id, { candidateId });',
      replace: 'const row = await getLocked(db, id);',
      tests: ['server/features/applications/applications.test.ts'],
      survives:
        "The answer is read as its owner's in the same transaction, and the 404 of that rolls the change back.",
    },
    {
      fault: 'an interview can be set by hand',
      in: 'contract/applications/transitions.ts',
      find: "  INTERVIEW: 'ITS_OWN_CALL',",
      replace: "  INTERVIEW: 'SHORTLIST',",
    },
    {
      fault: 'an offer can be rejected by hand',
      in: 'contract/applications/transitions.ts',
      find: "from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW'],\n      by: ['RECRUITER'],",
      replace: "from: ['NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED'],\n      by: ['RECRUITER'],",
    },
    {
      fault: 'a recruiter lists the applicants of another company',
      in: 'server/features/applications/applicants.queries.ts',
      find: ".where('a.companyId', '=', companyId)",
      replace: '',
      tests: ['server/features/applications'],
    },
    {
      fault: 'an offer is compared with the pay of the first request',
      in: 'server/features/offers/offers.queries.ts',
      find: ".orderBy('createdAt', 'desc')\n    .orderBy('id', 'desc')\n    .limit(1)\n    .executeTakeFirst();\n}\n\n/** Those that wait",
      replace: ".orderBy('createdAt')\n    .limit(1)\n    .executeTakeFirst();\n}\n\n/** Those that wait",
      tests: ['server/features/offers/stated-pay.test.ts'],
    },
  ],
};
