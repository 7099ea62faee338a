import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What only a reaction in a file of this role may do. */
const ROLES = {
  'X.told.ts': /\b(notify|sendNews|queueMail|mailHolder|mail)\(/,
  'X.follows.ts': /\baudit\.record\(/,
} as const;

const files = globSync('server/features/**/*.ts').filter((file) => !/\.test\./.test(file));
/** Where the notification functions are defined. */
const WORKSHOP = new Set([
  'server/features/notifications/notifications.service.ts',
  'server/features/notifications/news.service.ts',
]);

test.each(Object.entries(ROLES))(
  'only %s notifies or records events: services, routes and tasks emit them',
  (role, call) => {
    const isOfRole = (file: string) => file.endsWith(role.slice(1)) || WORKSHOP.has(file);
    const callers = files.filter((file) => call.test(readFileSync(file, 'utf8')));
    expect(callers.filter(isOfRole).length).toBeGreaterThan(3);
    expect(callers.filter((file) => !isOfRole(file))).toEqual([]);
  },
);
