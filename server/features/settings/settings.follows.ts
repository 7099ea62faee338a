import { GROUP_LABELS } from '#contract/settings/setting-groups.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { settingsSaved } from './settings.events.ts';

export const auditEntries = [
  on(settingsSaved, async (db, { group, before, after, ...deed }) => {
    await audit.record(db, deed, {
      action: 'setting.changed',
      subjectId: null,
      summary: `Changed settings: ${GROUP_LABELS[group]}`,
      before,
      after,
    });
  }),
];
