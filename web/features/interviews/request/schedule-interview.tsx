import { Select } from '@mantine/core';
import { useNavigate } from 'react-router';
import { listApplications } from '#contract/applications/recruiter-applications.ts';
import { ASKABLE_STATUSES } from '#contract/applications/transitions.ts';
import { fullName } from '#contract/kit/full-name.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { RequestInterviewForm } from './request-interview-form.tsx';

const Search = { candidate: param.optionalText, job: param.optionalText };
const INTERVIEWS = '/recruiter/interviews';

/** The request form as a page of its own, for any candidate with an open application. */
export function ScheduleInterview() {
  const [search, change] = useSearch(Search);
  const navigate = useNavigate();
  const applications = useEndpoint(listApplications, { query: { status: ASKABLE_STATUSES, size: 100 } });
  const people = new Map(
    applications.data?.content.map(({ candidate }) => [candidate.id, fullName(candidate)]),
  );
  const name = search.candidate && people.get(search.candidate);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Interviews', to: INTERVIEWS }, { label: 'Request an interview' }]} />
      <PageHeader
        title="Request an interview"
        lead="For anyone whose application is under way. Others are asked from the candidate search."
      />
      <LoadFailure reading={applications} />
      <Card>
        <Select
          label="Candidate"
          searchable
          maw={560}
          mb={18}
          nothingFoundMessage="Nobody of this name"
          data={[...people].map(([value, label]) => ({ value, label }))}
          value={search.candidate ?? null}
          onChange={(candidate) => change({ candidate: candidate ?? undefined })}
        />
        {search.candidate && name && (
          <RequestInterviewForm
            key={`${search.candidate} ${search.job}`}
            candidate={{ id: search.candidate, name }}
            jobId={search.job}
            onSent={() => void navigate(INTERVIEWS)}
          />
        )}
      </Card>
    </>
  );
}
