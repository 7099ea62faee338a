import type { Application } from '#contract/applications/application.ts';
import { hasRole } from '#contract/core/roles.ts';
import { listNotes } from '#contract/notes.ts';
import { ApplicationWorkspace } from '#web/features/applications/workspace/application-workspace.tsx';
import { ProfileTab } from '#web/features/applications/workspace/profile-tab.tsx';
import { ResumeTab } from '#web/features/applications/workspace/resume-tab.tsx';
import { ApplicationRounds } from '#web/features/interviews/application-rounds.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { NotesPanel } from '#web/features/notes/notes-panel.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { late } from '#web/ui/late/late.tsx';
import { messagesOf } from '../messages/messages-of.tsx';
import { OfferOf } from '../offers/offer-of.tsx';
import { CareerOf } from './career-of.tsx';
import { NextAction } from './next-action.tsx';
import { useWorkspace } from './use-workspace.ts';

const RecruiterDialogs = late(
  async () => (await import('#web/features/interviews/recruiter/recruiter-dialogs.tsx')).RecruiterDialogs,
);

/** One application with all that its company does about it; the same beside a list and as a page. */
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
