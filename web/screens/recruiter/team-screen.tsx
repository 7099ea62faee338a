import { Button } from '@mantine/core';
import { getTeam } from '#contract/companies/team.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { figuresOf } from '#web/features/team/team-figures.ts';
import { TeamView } from '#web/features/team/team-view.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Team | Medallist' }];

const Search = { invite: param.flag };

export default function TeamScreen() {
  const [search, change] = useSearch(Search);
  const team = useEndpoint(getTeam, {});
  const { data } = team;
  const leave = useLeaveDialog();
  const ask = (invite: boolean) =>
    invite ? change({ invite }, { state: DIALOG_STEP }) : leave(() => change({ invite }, { replace: true }));
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Team' }]} />
      <PageHeader
        title="Team"
        lead={data && figuresOf(data)}
        actions={data?.canInvite && <Button onClick={() => ask(true)}>Invite</Button>}
      />
      {!data && <LoadFailure reading={team} />}
      {team.isPending && <LoadingRows count={4} circle />}
      {data && <TeamView team={data} isInviting={search.invite && data.canInvite} onInvite={ask} />}
    </>
  );
}
