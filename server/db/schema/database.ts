import type { Kysely } from 'kysely';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import * as accounts from './accounts.ts';
import * as candidateProfile from './candidate-profile.ts';
import * as candidates from './candidates.ts';
import type { Row } from './columns.ts';
import * as hires from './hires.ts';
import * as interviews from './interviews.ts';
import * as invoices from './invoices.ts';
import type { ApplicationsTable } from './jobs.ts';
import * as jobs from './jobs.ts';
import * as messages from './messages.ts';
import * as platform from './platform.ts';
import * as publicArea from './public-area.ts';
import * as referrals from './referrals.ts';
import * as saved from './saved.ts';
import * as secondStep from './second-step.ts';

/** Every table, in camelCase; the snake_case names of SQL are mapped in open.ts. */
export const TABLES = {
  ...platform,
  ...accounts,
  ...secondStep,
  ...candidates,
  ...candidateProfile,
  ...jobs,
  ...interviews,
  ...messages,
  ...invoices,
  ...hires,
  ...referrals,
  ...saved,
  ...publicArea,
};

interface Views {
  /**
   * Applications as companies read them: one that can still be undone has its previous state, and one with a
   * pending rejection is rejected, while `toldStatus` is what its candidate sees.
   */
  sentApplications: ApplicationsTable & { tellsAt: Date | null; toldStatus: ApplicationStatus };
}

export type Database = { [Name in keyof typeof TABLES]: Row<(typeof TABLES)[Name]> } & Views;

/** A connection or a transaction: services and queries take it as their first argument and never open one. */
export type Db = Kysely<Database>;
