import type { SettingGroup } from '#contract/settings/setting-groups.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface SettingsSaved extends PersonsDeed {
  group: SettingGroup;
  /** The changed values by setting name. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export const settingsSaved = defineEvent<SettingsSaved>('settings.saved');
