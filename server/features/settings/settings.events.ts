import type { SettingGroup } from '#contract/settings/setting-groups.ts';
import { defineEvent } from '#server/platform/events.ts';

interface SettingsSaved {
  group: SettingGroup;
  /** The changed values by setting name. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  actorId: string;
  ip: string;
}

export const settingsSaved = defineEvent<SettingsSaved>('settings.saved');
