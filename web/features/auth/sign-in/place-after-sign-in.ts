import type { UserType } from '#contract/core/roles.ts';
import { homeOf } from '#web/lib/homes.ts';

const ADMINS: readonly UserType[] = ['ADMIN', 'SUPER_ADMIN'];

/** Paths that belong to one kind of user; every other path is open to all of them. */
const AREAS: readonly [path: RegExp, types: readonly UserType[]][] = [
  [/^\/admin(\/|$)/, ADMINS],
  [/^\/recruiter\/(?!signup(\/|$))/, ['RECRUITER']],
  [/^\/affiliate\/dashboard(\/|$)/, ['AFFILIATE']],
  [/^\/(home|interview-requests|refer-and-earn|profile|applications|messages)(\/|$)/, ['JOBSEEKER']],
];

/** Pages for people who are not signed in yet. */
const ENTRANCES = /^\/(login|admin\/login|verify-email|forgot-password|reset-password|[^/]+\/signup)(\/|$)/;

interface Wish {
  /** The place a guard remembered, as a path of this site. */
  from: string | null;
  isAdminLogin: boolean;
}

/** Where a person goes once signed in: back to the remembered place if it is theirs, else home. */
export function placeAfterSignIn(userType: UserType, { from, isAdminLogin }: Wish): string {
  const home = homeOf(userType);
  if (isAdminLogin || from === null) return home;
  const { pathname } = new URL(from, 'https://medallist.invalid');
  if (ENTRANCES.test(pathname)) return home;
  const area = AREAS.find(([path]) => path.test(pathname));
  return !area || area[1].includes(userType) ? from : home;
}
