import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { adminGetCandidate, type CandidateAccount } from '#contract/candidate-account.ts';
import { CandidateHeader } from '#web/features/candidate-accounts/candidate-header.tsx';
import { CANDIDATE_TABS, CandidateTabs } from '#web/features/candidate-accounts/candidate-tabs.tsx';
import { type Decision, DecisionDialog } from '#web/features/candidate-accounts/decision-dialogs.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';

export const meta = () => [{ title: 'Candidate | Medallist' }];

const Search = { tab: param.oneOf(CANDIDATE_TABS, 'overview') };

const LIST = '/admin/candidates';

export default function CandidateScreen() {
  const { candidateId = '' } = useParams();
  const { data, error, refetch } = useEndpoint(adminGetCandidate, { params: { id: candidateId } });
  return (
    <>
      <p style={{ marginBottom: 12 }}>
        <Link to={LIST}>Back to Candidates</Link>
      </p>
      {data && <Candidate candidate={data} />}
      {!data && error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={5} circle />}
    </>
  );
}

function Candidate({ candidate }: { candidate: CandidateAccount }) {
  const [{ tab }, change] = useSearch(Search);
  const [asked, setAsked] = useState<Decision | null>(null);
  return (
    <>
      <CandidateHeader candidate={candidate} onDecide={setAsked} />
      <CandidateTabs candidate={candidate} tab={tab} onTab={(next) => change({ tab: next })} />
      {asked && <DecisionDialog action={asked} candidate={candidate} onClose={() => setAsked(null)} />}
    </>
  );
}

function Problem({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const navigate = useNavigate();
  if (error.status !== 404) {
    return (
      <>
        <PageHeader title="Candidate" />
        <ErrorPanel message={error.message} onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Candidate not found" lead="They may have been deleted and erased." />
      <Button variant="default" onClick={() => navigate(LIST)}>
        Go back
      </Button>
    </>
  );
}
