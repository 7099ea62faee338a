import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { getPrivacy } from '#contract/candidates/privacy.ts';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import { listMyHires } from '#contract/hires/candidate-hires.ts';
import type { Hire } from '#contract/hires/hire.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { ArrivalTitle } from '#web/ui/display/arrival-title.tsx';
import card from '#web/ui/display/article-card.module.css';
import { Card } from '#web/ui/display/card.tsx';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { CheckQuestions } from './check-questions.tsx';
import { HIRE_DIALOGS, type HireDialogKind, mayOpen, SideDialog } from './dialogs/side-dialog.tsx';
import { HireBadge, HireFacts } from './hire-facts.tsx';
import classes from './hires.module.css';

/** A hired candidate is hidden from recruiters, and can be shown again with one button. */
function HiddenNote() {
  const privacy = useEndpoint(getPrivacy, {});
  const show = useEndpointMutation(setProfileVisibility, {
    onSuccess: () => notifications.show({ message: 'Recruiters can find your profile again' }),
  });
  if (privacy.data?.isVisible !== false) return null;
  return (
    <Card>
      <div className={classes.question}>
        <p>Your profile is hidden from recruiters since you were hired.</p>
        <Button
          variant="default"
          loading={show.isPending}
          onClick={() => show.mutate({ body: { isVisible: true } })}
        >
          Show my profile again
        </Button>
      </div>
      {show.isError && <FailureMessage>{show.error.message}</FailureMessage>}
    </Card>
  );
}

interface HireCardProps {
  hire: Hire;
  /** The one that a link points to. */
  isSought: boolean;
  onOpen: (kind: HireDialogKind) => void;
}

const CONFIRM_WORDS = { RECORDED: 'Confirm joining', LEAVING: 'Confirm leaving' } as const;

/** A hire as the candidate sees it, with the actions that they have. */
function HireCard({ hire, isSought, onOpen }: HireCardProps) {
  const { job, company, status, confirmBy } = hire;
  const title = `${job.title}, ${company.name}`;
  const confirm = status === 'RECORDED' || status === 'LEAVING' ? CONFIRM_WORDS[status] : 'I did not join';
  const mayAnswer = mayOpen('confirm-hire', hire);
  return (
    <Card flush>
      <article className={card.card}>
        <div className={card.head}>
          <InitialTile name={company.name} src={company.logo} size={44} />
          <div className={card.who}>
            {isSought ? <ArrivalTitle>{job.title}</ArrivalTitle> : <h2>{job.title}</h2>}
            <p className="muted">{company.name}</p>
          </div>
          <span className={card.badges}>
            {mayAnswer && confirmBy && <DeadlineBadge deadline={confirmBy} />}
            <HireBadge status={status} viewer="candidate" />
          </span>
        </div>
        <HireFacts hire={hire} />
        <CheckQuestions hire={hire} side="CANDIDATE" mayAnswer />
        <div className={card.actions}>
          {mayAnswer && (
            <Button aria-label={`${confirm}: ${title}`} onClick={() => onOpen('confirm-hire')}>
              {confirm}
            </Button>
          )}
          {mayOpen('dispute-hire', hire) && (
            <Button variant="default" aria-label={`Dispute: ${title}`} onClick={() => onOpen('dispute-hire')}>
              Dispute
            </Button>
          )}
          {mayOpen('leaving', hire) && (
            <Button
              variant="default"
              aria-label={`Report leaving: ${title}`}
              onClick={() => onOpen('leaving')}
            >
              Report leaving
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}

const Search = {
  hire: param.id,
  say: param.oneOf(HIRE_DIALOGS),
  page: param.page,
};

/** The candidate's hires, above their offers; renders nothing when there are none. */
export function MyHires() {
  const [{ hire: sought, say, page }, change] = useSearch(Search);
  const leave = useLeaveDialog();
  const mine = useEndpoint(listMyHires, {});
  if (mine.error) return <LoadFailure reading={mine} />;
  const hires = mine.data?.content ?? [];
  const subject = say && hires.find(({ id }) => id === sought);
  const open = (kind: HireDialogKind, id: string) =>
    change({ hire: id, say: kind, page }, { state: DIALOG_STEP });
  const close = () => leave(() => change({ hire: undefined, say: undefined, page }, { replace: true }));
  if (hires.length === 0) return null;
  return (
    <>
      {hires.some(({ status }) => status === 'CONFIRMED') && <HiddenNote />}
      {hires.map((hire) => (
        <HireCard
          key={hire.id}
          hire={hire}
          isSought={hire.id === sought && !say}
          onOpen={(kind) => open(kind, hire.id)}
        />
      ))}
      {say && subject && (
        <SideDialog key={`${say} ${subject.id}`} kind={say} hire={subject} side="CANDIDATE" onClose={close} />
      )}
    </>
  );
}
