import * as z from 'zod';
import { developmentOnly } from './core/access.ts';
import { nothing } from './core/cache-tags.ts';
import { endpoint } from './core/endpoint.ts';
import { USER_TYPES } from './core/roles.ts';
import { Timestamp } from './core/time.ts';

const Filter = z.object({ to: z.string().trim().max(254).optional() });

export const showMailbox = endpoint({
  name: 'showMailbox',
  method: 'GET',
  path: '/dev/mailbox',
  summary: 'Every mail that left, for people',
  access: developmentOnly,
  reads: nothing('Only in development'),
  query: Filter,
  stream: true,
});

export const listMailbox = endpoint({
  name: 'listMailbox',
  method: 'GET',
  path: '/dev/mailbox.json',
  summary: 'Mails that left, newest first',
  access: developmentOnly,
  reads: nothing('Only in development'),
  query: Filter,
  bare: true,
  response: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      calendar: z.string().nullable(),
      at: Timestamp,
    }),
  ),
});

export const listDemoAccounts = endpoint({
  name: 'listDemoAccounts',
  method: 'GET',
  path: '/dev/accounts',
  summary: 'Accounts of the demo data, for the sign-in page to offer',
  access: developmentOnly,
  reads: nothing('Only in development'),
  response: z.array(
    z.object({ email: z.string(), label: z.string(), password: z.string(), userType: z.enum(USER_TYPES) }),
  ),
});

const YEAR_SECONDS = 366 * 24 * 3600;

export const moveClock = endpoint({
  name: 'moveClock',
  method: 'POST',
  path: '/dev/clock',
  summary: 'Shift the product’s clock in every process and do what became due',
  access: developmentOnly,
  changes: nothing('Only in development'),
  body: z.object({ offsetSeconds: z.int().min(-YEAR_SECONDS).max(YEAR_SECONDS) }),
  response: z.object({ now: Timestamp }),
});
