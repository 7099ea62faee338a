import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';
import { SETTING_NAMES } from './named-settings.ts';
import { GROUP_INPUTS, SETTING_GROUPS, type SettingGroup } from './setting-groups.ts';

/** Null if it comes from the installation. */
const By = z.string().nullable();

/** One change of a setting; `from` is the value before it. */
export const SettingChange = z.object({
  id: z.string(),
  name: z.enum(SETTING_NAMES),
  from: z.unknown(),
  to: z.unknown(),
  by: By,
  at: Timestamp,
});
export type SettingChange = z.output<typeof SettingChange>;

function stateOf<V extends z.ZodType>(values: V) {
  return z.object({
    values,
    /** Sent back as If-Match, so that a save never overwrites somebody else's. */
    version: z.number(),
    /** Null if none of them was ever changed. */
    last: z.object({ by: By, at: Timestamp }).nullable(),
  });
}

const STATES = {
  fee: stateOf(GROUP_INPUTS.fee),
  rewards: stateOf(GROUP_INPUTS.rewards),
  tds: stateOf(GROUP_INPUTS.tds),
  deadlines: stateOf(GROUP_INPUTS.deadlines),
  contact: stateOf(GROUP_INPUTS.contact),
  supplier: stateOf(GROUP_INPUTS.supplier),
};
export type GroupState<G extends SettingGroup> = z.output<(typeof STATES)[G]>;

const path = '/api/admin/settings';

export const adminGetSettings = endpoint({
  name: 'adminGetSettings',
  method: 'GET',
  path,
  summary: 'Every setting in force, by what is decided together, with its version and its last change',
  access: admin,
  reads: ['settings'],
  // The bank account belongs on invoices and is not stored on devices.
  offline: false,
  response: z.object(STATES),
});

export const adminListSettingChanges = endpoint({
  name: 'adminListSettingChanges',
  method: 'GET',
  path: `${path}/{name}/history`,
  summary: 'What was changed in one group of settings, by whom and from what, newest first',
  access: admin,
  reads: ['settings'],
  offline: false,
  params: z.object({ name: z.enum(SETTING_GROUPS) }),
  query: PageQuery,
  response: pageOf(SettingChange),
});

export const SETTINGS_SAVED = 'Settings saved';

function saving<const G extends SettingGroup>(group: G, summary: string) {
  return endpoint({
    name: `adminSave${group.charAt(0).toUpperCase()}${group.slice(1)}Settings`,
    method: 'PUT',
    path: `${path}/${group}`,
    summary,
    access: admin,
    proof: 'any',
    changes: ['settings'],
    body: GROUP_INPUTS[group] as (typeof GROUP_INPUTS)[G],
    response: STATES[group] as (typeof STATES)[G],
    message: SETTINGS_SAVED,
  });
}

export const adminSaveFeeSettings = saving('fee', 'The fee of a hire and the time to pay it');
export const adminSaveRewardsSettings = saving('rewards', 'What referrers and affiliates earn with a hire');
export const adminSaveTdsSettings = saving('tds', 'The tax that is withheld from rewards');
export const adminSaveDeadlinesSettings = saving('deadlines', 'How long requests and offers stay open');
export const adminSaveContactSettings = saving('contact', 'The support mailbox and the social links');
export const adminSaveSupplierSettings = saving(
  'supplier',
  'Who issues the invoices, and where they are paid',
);
