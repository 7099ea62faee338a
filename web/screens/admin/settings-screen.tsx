import {
  adminGetSettings,
  adminSaveContactSettings,
  adminSaveDeadlinesSettings,
  adminSaveFeeSettings,
  adminSaveRewardsSettings,
  adminSaveSupplierSettings,
  adminSaveTdsSettings,
} from '#contract/settings/admin-settings.ts';
import { SETTING_GROUPS } from '#contract/settings/setting-groups.ts';
import { GroupCard } from '#web/features/settings/group-card.tsx';
import { GROUP_FIELDS } from '#web/features/settings/group-fields.tsx';
import { HistoryPanel } from '#web/features/settings/history-panel.tsx';
import classes from '#web/features/settings/settings.module.css';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';

export const meta = () => [{ title: 'Settings | Medallist' }];

const Search = {
  history: param.oneOf(SETTING_GROUPS),
  page: param.page,
};

const SAVES = {
  fee: adminSaveFeeSettings,
  rewards: adminSaveRewardsSettings,
  tds: adminSaveTdsSettings,
  deadlines: adminSaveDeadlinesSettings,
  contact: adminSaveContactSettings,
  supplier: adminSaveSupplierSettings,
};

export default function SettingsScreen() {
  const [{ history, page }, change] = useSearch(Search);
  const leave = useLeaveDialog();
  const settings = useEndpoint(adminGetSettings, {});
  const { data } = settings;
  return (
    <>
      <PageHeader title="Settings" lead="Changes apply everywhere within seconds." />
      {!data && <LoadFailure reading={settings} />}
      {settings.isPending && (
        <Card flush>
          <LoadingRows count={6} />
        </Card>
      )}
      {data && (
        <div className={classes.stack}>
          {SETTING_GROUPS.map((group) => {
            const Fields = GROUP_FIELDS[group];
            return (
              <GroupCard
                key={group}
                group={group}
                state={data[group]}
                endpoint={SAVES[group]}
                onHistory={() => change({ history: group }, { state: DIALOG_STEP })}
              >
                {(form) => <Fields {...form} />}
              </GroupCard>
            );
          })}
        </div>
      )}
      {history && (
        <HistoryPanel
          group={history}
          page={page}
          onPage={(next) => change({ page: next }, { replace: true })}
          onClose={() => leave(() => change({ history: undefined }))}
        />
      )}
    </>
  );
}
