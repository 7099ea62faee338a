import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What only a reaction in a file of this role may do. */
const ROLES = {
  'X.told.ts': /\b(notify|queueMail|mailHolder|mail)\(/,
  'X.follows.ts': /\baudit\.record\(/,
} as const;

const files = globSync('server/features/**/*.ts').filter((file) => !/\.test\./.test(file));
/** Where the means of telling people are made. */
const WORKSHOP = 'server/features/notifications/notifications.service.ts';

test.each(Object.entries(ROLES))(
  'only %s tells or keeps what happened: services, routes and tasks announce events',
  (role, call) => {
    const isOfRole = (file: string) => file.endsWith(role.slice(1)) || file === WORKSHOP;
    const callers = files.filter((file) => call.test(readFileSync(file, 'utf8')));
    expect(callers.filter(isOfRole).length).toBeGreaterThan(3);
    expect(callers.filter((file) => !isOfRole(file))).toEqual([]);
  },
);
