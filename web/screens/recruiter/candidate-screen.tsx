import { useParams } from 'react-router';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { PROFILE_TABS } from '#web/features/profiles/profile-body.tsx';
import { changesPage } from '#web/features/search/changes-page.ts';
import { SearchState } from '#web/features/search/filters/search-state.ts';
import { ProfileProblem } from '#web/features/search/profile-problem.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { CandidateProfile } from './candidate-profile.tsx';
import { useCandidate } from './use-candidate.ts';

export const clientLoader = requireApproved;
export const shouldRevalidate = changesPage;
export const meta = () => [{ title: 'Candidate | Medallist' }];

const Search = {
  tab: param.oneOf(PROFILE_TABS, 'overview'),
  job: SearchState.job,
};

const LIST = '/recruiter/candidates';

export default function CandidateScreen() {
  const { candidateId = '' } = useParams();
  const [{ tab, job }, change] = useSearch(Search);
  const { data, error, refetch } = useCandidate(candidateId);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Candidates', to: LIST }, { label: data?.fullName ?? 'Candidate' }]} />
      {data ? (
        <CandidateProfile
          candidate={data}
          tab={tab}
          onTab={(next) => change({ tab: next })}
          job={job}
          onJob={(next) => change({ job: next })}
        />
      ) : error ? (
        <ProfileProblem error={error} list={LIST} onRetry={() => refetch()} />
      ) : (
        <LoadingRows count={5} circle />
      )}
    </>
  );
}
