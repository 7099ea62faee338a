import type { MemberRole } from '#contract/labels/accounts.ts';

/** What somebody with this role may do, beside what the roles before it may. */
export const ROLE_WORDS: Readonly<Record<MemberRole, string>> = {
  VIEWER: 'reads everything',
  RECRUITER: 'also posts jobs and interviews',
  ADMIN: 'also leads the team',
  OWNER: 'also decides about ownership',
};
