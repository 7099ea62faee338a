import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Application } from '#contract/applications/application.ts';
import { hasRole } from '#contract/core/roles.ts';
import { getApplicationHire } from '#contract/hires/recruiter-hires.ts';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { getRecruiterInterview, listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { canWriteJobs } from '#contract/jobs/jobs.policy.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { absenceOf } from '#contract/labels/applications.ts';
import { listNotes } from '#contract/notes.ts';
import { listApplicationOffers } from '#contract/offers/recruiter-offers.ts';
import {
  ApplicationWorkspace,
  WORKSPACE_TABS,
  type WorkspaceTab,
} from '#web/features/applications/workspace/application-workspace.tsx';
import { ProfileTab } from '#web/features/applications/workspace/profile-tab.tsx';
import { ResumeTab } from '#web/features/applications/workspace/resume-tab.tsx';
import { ApplicationHire } from '#web/features/hires/recruiter/application-hire.tsx';
import { ApplicationRounds } from '#web/features/interviews/application-rounds.tsx';
import {
  RECRUITER_DIALOGS,
  type RecruiterDialogKind,
} from '#web/features/interviews/recruiter/recruiter-dialog-kinds.ts';
import { useAddressDialog } from '#web/features/interviews/use-address-dialog.ts';
import { useSubject } from '#web/features/interviews/use-subject.ts';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { NotesPanel } from '#web/features/notes/notes-panel.tsx';
import { ApplicationOffer } from '#web/features/offers/recruiter/application-offer.tsx';
import { ProfileEducation, ProfileExperience } from '#web/features/profiles/profile-tabs.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows, LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { NextAction } from './next-action.tsx';
import { useCandidate } from './use-candidate.ts';

/** Work experience and degrees of an applicant; renders nothing for one who has hidden or left. */
function CareerOf({ application: { candidate } }: { application: Application }) {
  const { data } = useCandidate(absenceOf(candidate.presence) ? '' : candidate.id);
  if (!data) return null;
  return (
    <>
      <section>
        <h3>Experience</h3>
        <ProfileExperience {...data.experience} />
      </section>
      <section>
        <h3>Education</h3>
        <ProfileEducation {...data.education} />
      </section>
    </>
  );
}

const MessagesPanel = lazyDialog(
  async () => (await import('#web/features/messages/messages-panel.tsx')).MessagesPanel,
  <LoadingText lines={2} />,
);

/** The conversation with an applicant; one who has left cannot be written to first. */
function ApplicantMessages({ candidate, job }: Pick<Application, 'candidate' | 'job'>) {
  const { id, firstName, presence } = candidate;
  const mayWrite = canWriteJobs(useMemberRole());
  return (
    <MessagesPanel
      side="COMPANY"
      counterpart={{ id, name: fullName(candidate) }}
      jobId={job.id}
      mayBegin={mayWrite && presence === 'HERE'}
      otherwise={<EmptyState title="No messages">Your company has not written to {firstName}.</EmptyState>}
    />
  );
}

/** The messages tab of an open application. */
function messagesOf({ candidate, job }: Application) {
  return <ApplicantMessages key={candidate.id} candidate={candidate} job={job} />;
}

/** The offer tab of an open application: the hire above the offer, the latest first. */
function OfferOf({ application: { id, candidate } }: { application: Application }) {
  const params = { id };
  const offers = useEndpoint(listApplicationOffers, { params }).data;
  const hire = useEndpoint(getApplicationHire, { params }).data;
  const isEmpty = offers && hire && !offers.mayOffer && offers.versions.length === 0 && !hire.hire;
  if (isEmpty) {
    return (
      <EmptyState title="No offer yet">
        An offer can be made once an interview is under way or done.
      </EmptyState>
    );
  }
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <ApplicationHire key={`hire ${id}`} applicationId={id} name={candidate.firstName} />
      <ApplicationOffer key={id} applicationId={id} name={candidate.firstName} />
    </div>
  );
}

const Search = {
  tab: param.oneOf(WORKSPACE_TABS),
  /** The interview of the open dialog; without one, `act` belongs to the offer or the hire. */
  interview: param.id,
  act: param.optionalText,
  page: param.page,
};

const isDialog = (act: string | undefined): act is RecruiterDialogKind =>
  (RECRUITER_DIALOGS as readonly (string | undefined)[]).includes(act);

/**
 * The state of the workspace in the address: the tab, and a dialog over it. Back leaves the page
 * instead of switching tabs.
 */
function useWorkspace({ job, candidate }: Application) {
  const [{ tab, interview, act, page }, change] = useSearch(Search);
  const { state } = useLocation();
  const query = { jobId: job.id, candidateId: candidate.id, size: 100 };
  const rounds = useEndpoint(listRecruiterInterviews, { query });
  const dialog = interview && isDialog(act) ? { kind: act, id: interview } : null;
  const address = useAddressDialog<RecruiterDialogKind>(dialog, (next, step) =>
    change({ interview: next?.id, act: next?.kind, page }, step),
  );
  const subject = useSubject<RecruiterInterview>(dialog, rounds.data?.content, getRecruiterInterview);
  const isOffer = tab === undefined && act !== undefined && !interview;
  // A link to an act of the offer has no tab parameter: this keeps the tab open after the act.
  useEffect(() => {
    if (isOffer) change({ tab: 'offer', page }, { replace: true, state });
  }, [isOffer, change, page, state]);
  return {
    tab: tab ?? (isOffer ? 'offer' : 'profile'),
    setTab: (next: WorkspaceTab) => change({ tab: next, page }, { replace: true, state }),
    rounds,
    dialog: dialog && subject && { kind: dialog.kind, interview: subject },
    open: address.open,
    close: address.close,
  };
}

const RecruiterDialogs = lazyDialog(
  async () => (await import('#web/features/interviews/recruiter/recruiter-dialogs.tsx')).RecruiterDialogs,
);

/** An application with everything that the company does about it; the same beside a list and as a page. */
export function Workspace({ application }: { application: Application }) {
  const canAct = hasRole(useMemberRole(), 'RECRUITER');
  const { tab, setTab, rounds, dialog, open, close } = useWorkspace(application);
  const notes = useEndpoint(listNotes, { params: { id: application.id }, query: { page: 0 } });
  const interviews = rounds.data?.content ?? [];
  return (
    <>
      <ApplicationWorkspace
        application={application}
        mayDecide={canAct}
        tab={tab}
        onTab={setTab}
        counts={{ interviews: interviews.length, notes: notes.data?.totalElements }}
        next={
          <NextAction
            application={application}
            interviews={rounds.data?.content}
            canAct={canAct}
            onOpen={open}
          />
        }
        parts={{
          profile: <ProfileTab application={application} career={<CareerOf application={application} />} />,
          resume: <ResumeTab application={application} />,
          interviews: <Rounds list={rounds} canAct={canAct} onOpen={open} />,
          notes: <NotesPanel key={application.id} applicationId={application.id} mayWrite={canAct} />,
          messages: messagesOf(application),
          offer: <OfferOf application={application} />,
        }}
      />
      {dialog && (
        <RecruiterDialogs
          key={`${dialog.kind} ${dialog.interview.id}`}
          kind={canAct ? dialog.kind : 'details'}
          interview={dialog.interview}
          onNext={(kind) => open(kind, dialog.interview.id)}
          onClose={close}
        />
      )}
    </>
  );
}

type RoundsProps = Omit<Parameters<typeof ApplicationRounds>[0], 'interviews'> & {
  list: ReturnType<typeof useWorkspace>['rounds'];
};

function Rounds({ list, ...acts }: RoundsProps) {
  if (list.error && !list.data) {
    return <LoadFailure reading={list} />;
  }
  if (!list.data) return <LoadingRows count={2} />;
  if (list.data.content.length === 0) {
    return <EmptyState title="No interviews yet">Rounds stand here from the first request on.</EmptyState>;
  }
  return <ApplicationRounds interviews={list.data.content} {...acts} />;
}
