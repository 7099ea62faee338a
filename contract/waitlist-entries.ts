import * as z from 'zod';
import { admin } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { nothing } from './core/things.ts';
import { Timestamp } from './core/time.ts';
import { optionalText } from './kit/fields.ts';
import { WAITLISTS, type Waitlist } from './waitlist.ts';

const path = '/api/admin/waitlist';
const params = z.object({ id: Id });

export const WAITLIST_LABELS: Readonly<Record<Waitlist, string>> = {
  JOBSEEKER: 'Graduates',
  RECRUITER: 'Companies',
};

export const WaitlistEntry = z.object({
  id: Id,
  list: z.enum(WAITLISTS),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  college: z.string().nullable(),
  experience: z.string().nullable(),
  company: z.string().nullable(),
  createdAt: Timestamp,
  invitedAt: Timestamp.nullable(),
  /** An account with this address exists now. */
  hasAccount: z.boolean(),
});
export type WaitlistEntry = z.output<typeof WaitlistEntry>;

const filter = {
  list: z.enum(WAITLISTS).optional(),
  /** Only entries that have not been invited. */
  waiting: z.enum(['true', 'false']).default('false'),
  search: optionalText(100),
};

export const adminListWaitlist = endpoint({
  name: 'adminListWaitlist',
  method: 'GET',
  path,
  offline: false,
  summary:
    'Who is on the waitlists, newest first; `search` looks at name, address, college and company, `counts` apply the other filters but not the list',
  access: admin,
  reads: ['waitlist'],
  query: PageQuery.extend(filter),
  response: pageOf(WaitlistEntry).extend({ counts: z.record(z.enum(WAITLISTS), z.number()) }),
});

export const adminExportWaitlist = endpoint({
  name: 'adminExportWaitlist',
  method: 'GET',
  path: `${path}/export`,
  summary: 'Waitlist entries as CSV, oldest first; cells that a spreadsheet would compute are text',
  access: admin,
  reads: nothing('A file, generated for each download'),
  query: z.object(filter),
  stream: true,
});

export const WAITLIST_INVITED = 'The invitation is on its way.';

export const adminInviteFromWaitlist = endpoint({
  name: 'adminInviteFromWaitlist',
  method: 'POST',
  path: `${path}/{id}/invite`,
  summary: 'Mail somebody on a waitlist that they can join now; once each',
  access: admin,
  changes: ['waitlist'],
  params,
  response: WaitlistEntry,
  message: WAITLIST_INVITED,
});
