import { readFileSync } from 'node:fs';
import type { UserType } from '#contract/core/roles.ts';

/** The folder of a screen determines who can see it; screens outside these folders are for everybody. */
const OWNERS: Readonly<Record<string, UserType[]>> = {
  candidate: ['JOBSEEKER'],
  recruiter: ['RECRUITER'],
  affiliate: ['AFFILIATE'],
  admin: ['ADMIN', 'SUPER_ADMIN'],
};

interface Screen {
  pattern: RegExp;
  owners: UserType[] | undefined;
}

const ROUTE = /\b(route|index)\(\s*(?:'([^']+)',\s*)?'screens\/([^/']+)/g;

/** The web's route table, parsed as text because the server must not import it. */
function readScreens(): Screen[] {
  return [...readFileSync('web/routes.ts', 'utf8').matchAll(ROUTE)]
    .filter(([, , path]) => path !== '*')
    .map(([, , path = '', folder = '']) => ({
      pattern: new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`),
      owners: OWNERS[folder],
    }));
}

const SCREENS = readScreens();

/** Whether a path, with or without parameters, leads to a screen that this kind of user can see. */
export function leadsSomewhere(link: string, userType: UserType | undefined): boolean {
  const path = link.replace(/[?#].*$/, '') || '/';
  return SCREENS.some(
    ({ pattern, owners }) =>
      pattern.test(path) && (!owners || (userType !== undefined && owners.includes(userType))),
  );
}
