import {
  adminGetSettings,
  adminListSettingChanges,
  adminSaveContactSettings,
  adminSaveDeadlinesSettings,
  adminSaveFeeSettings,
  adminSaveRewardsSettings,
  adminSaveSupplierSettings,
  adminSaveTdsSettings,
} from '#contract/settings/admin-settings.ts';
import type { SettingGroup } from '#contract/settings/setting-groups.ts';
import { Reply } from '#server/http/reply.ts';
import { type Context, route } from '#server/http/route.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as groups from './settings.service.ts';

interface Saving<Values> {
  db: Context<typeof adminSaveFeeSettings, undefined>['db'];
  actor: { userId: string };
  body: Values;
  request: { ip: string; ifMatch: number | undefined };
}

async function save<G extends SettingGroup>(
  group: G,
  { db, actor, body, request }: Saving<groups.Values<G>>,
) {
  const wish = { group, values: body, seen: request.ifMatch };
  const data = await groups.saveGroup(db, asAdmin(actor, request), wish);
  return new Reply(data, { etag: data.version });
}

export const routes = [
  route(adminGetSettings, ({ db }) => groups.listGroups(db)),
  route(adminListSettingChanges, ({ db, params, query }) => groups.listHistory(db, params.name, query)),
  route(adminSaveFeeSettings, (context) => save('fee', context)),
  route(adminSaveRewardsSettings, (context) => save('rewards', context)),
  route(adminSaveTdsSettings, (context) => save('tds', context)),
  route(adminSaveDeadlinesSettings, (context) => save('deadlines', context)),
  route(adminSaveContactSettings, (context) => save('contact', context)),
  route(adminSaveSupplierSettings, (context) => save('supplier', context)),
];
