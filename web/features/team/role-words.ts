import type { MemberRole } from '#contract/labels/accounts.ts';

/** What each role may do in addition to those before it. */
export const ROLE_WORDS: Readonly<Record<MemberRole, string>> = {
  VIEWER: 'reads everything',
  RECRUITER: 'also posts jobs and interviews',
  ADMIN: 'also leads the team',
  OWNER: 'also decides about ownership',
};
