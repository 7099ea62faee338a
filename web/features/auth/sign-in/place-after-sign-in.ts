import type { UserType } from '#contract/core/roles.ts';
import { homeOf } from '#web/lib/homes.ts';

const ADMINS: readonly UserType[] = ['ADMIN', 'SUPER_ADMIN'];

/** Paths that belong to one user type; all other paths are open to everyone. */
const AREAS: readonly [path: RegExp, types: readonly UserType[]][] = [
  [/^\/admin(\/|$)/, ADMINS],
  [/^\/recruiter\/(?!signup(\/|$))/, ['RECRUITER']],
  [/^\/affiliate\/dashboard(\/|$)/, ['AFFILIATE']],
  [/^\/(home|interview-requests|refer-and-earn|profile|applications|messages)(\/|$)/, ['JOBSEEKER']],
];

/** Pages for visitors who are about to sign in. */
const ENTRANCES = /^\/(login|admin\/login|verify-email|forgot-password|reset-password|[^/]+\/signup)(\/|$)/;

interface Wish {
  /** The path on this site that a guard remembered. */
  from: string | null;
  isAdminLogin: boolean;
}

/** Where to go after sign-in: the remembered path if the user may see it, otherwise home. */
export function placeAfterSignIn(userType: UserType, { from, isAdminLogin }: Wish): string {
  const home = homeOf(userType);
  if (isAdminLogin || from === null) return home;
  const { pathname } = new URL(from, 'https://medallist.invalid');
  if (ENTRANCES.test(pathname)) return home;
  const area = AREAS.find(([path]) => path.test(pathname));
  return !area || area[1].includes(userType) ? from : home;
}
