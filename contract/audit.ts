import * as z from 'zod';
import { admin } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { PageQuery, pageOf } from './core/page.ts';
import { nothing } from './core/things.ts';
import { Timestamp } from './core/time.ts';
import { DAY_FILTER } from './kit/day-filter.ts';
import { optionalText } from './kit/fields.ts';

const Values = z.record(z.string(), z.unknown());

/** Who did what, to what. Deleted people have no name in it. */
export const AuditRow = z.object({
  id: Id,
  at: Timestamp,
  /** Null: the system, or somebody who was not signed in. */
  actor: z.object({ id: Id, name: z.string(), email: z.string(), userType: z.string() }).nullable(),
  /** `company.approved`: a noun and what happened to it. */
  action: z.string(),
  /** What the event is about: its kind, and the id if it is a single item. */
  subject: z.object({
    kind: z.string(),
    id: z.string().nullable(),
    name: z.string().nullable(),
    /** For a person: candidate, recruiter, affiliate or admin. */
    userType: z.string().nullable(),
  }),
  company: z.object({ id: Id, name: z.string() }).nullable(),
  summary: z.string(),
  before: Values.nullable(),
  after: Values.nullable(),
  ip: z.string().nullable(),
});
export type AuditRow = z.output<typeof AuditRow>;

const NAME = /^[a-z_]{1,40}(\.[a-z_]{1,40})?$/;

const name = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.string().regex(NAME, 'Please choose from the list.').optional(),
);
const id = z.preprocess((value) => (value === '' ? undefined : value), Id.optional());

export const SYSTEM = 'system';

export const AuditFilter = {
  /** The actor: a person or the system. */
  actor: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.union([Id, z.literal(SYSTEM)]).optional(),
  ),
  /** The kind of subject, such as `company`; `subject` narrows it to one item or person. */
  kind: name,
  subject: id,
  action: name,
  ...DAY_FILTER,
  /** Any part of the sentence. */
  search: optionalText(),
};

const path = '/api/admin/audit';
const GROWS_WITH_EACH_ACT = 'Every act adds to it, so it is read again each time it is shown';

export const adminListAudit = endpoint({
  name: 'adminListAudit',
  method: 'GET',
  path,
  summary: 'Who did what to whom, when and from where, with what was before and after; newest first',
  access: admin,
  reads: nothing(GROWS_WITH_EACH_ACT),
  offline: false,
  query: PageQuery.extend(AuditFilter),
  response: pageOf(AuditRow),
});

export const adminListAuditChoices = endpoint({
  name: 'adminListAuditChoices',
  method: 'GET',
  path: `${path}/choices`,
  summary: 'The actions that have happened, and the admins who may have done them',
  access: admin,
  reads: nothing(GROWS_WITH_EACH_ACT),
  offline: false,
  response: z.object({
    actions: z.array(z.string()),
    admins: z.array(z.object({ id: Id, name: z.string() })),
  }),
});

export const adminExportAudit = endpoint({
  name: 'adminExportAudit',
  method: 'GET',
  path: `${path}/export`,
  summary: 'The audit as CSV, newest first; cells that a spreadsheet would compute are text',
  access: admin,
  reads: nothing('A file, generated for each download'),
  query: z.object(AuditFilter),
  stream: true,
});
