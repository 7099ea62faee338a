import { Button } from '@mantine/core';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { getApplication, listApplications } from '#contract/applications/recruiter-applications.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { ApplicationFilter } from '#web/features/applications/application-search.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useStepKeys } from '#web/lib/focus/use-step-keys.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { mine } from '#web/ui/filters/mine.ts';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { ListSteps } from '#web/ui/table/list-steps.tsx';
import { Workspace } from './workspace.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Application | Medallist' }];

const LIST = '/recruiter/applications';

/** The parameters of the list that the page was opened from. */
const Search = { ...ApplicationFilter, mine, page: param.page };

export default function ApplicationScreen() {
  const { applicationId = '' } = useParams();
  const [query] = useSearch(Search);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const application = useEndpoint(getApplication, { params: { id: applicationId } });
  const list = useEndpoint(listApplications, { query }, { keepPrevious: true });
  const order = list.data?.content.map(({ id }) => id) ?? [];
  const place = order.indexOf(applicationId);
  const step = (by: 1 | -1) => {
    const next = place < 0 ? undefined : order[place + by];
    // Replaces the history entry, so that Back leads to the list after any number of applications.
    if (next) void navigate(`${LIST}/${next}${search}`, { replace: true, state });
  };
  useStepKeys(true, 0, step);
  const { data, error } = application;
  const name = data ? fullName(data.candidate) : 'Application';
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Applications', to: LIST }, { label: name }]} />
      {data ? (
        <>
          <PageHeader
            title={name}
            actions={<ListSteps place={place} count={order.length} noun="application" onStep={step} />}
          />
          <Workspace key={data.id} application={data} />
        </>
      ) : error?.status === 404 ? (
        <Missing />
      ) : error ? (
        <>
          <PageHeader title="Application" />
          <LoadFailure reading={application} />
        </>
      ) : (
        <LoadingText lines={8} />
      )}
    </>
  );
}

function Missing() {
  return (
    <PageHeader
      title="Application not found"
      lead="It may have been removed with its job."
      actions={
        <Button component={Link} to={LIST} variant="default">
          Back to Applications
        </Button>
      }
    />
  );
}
