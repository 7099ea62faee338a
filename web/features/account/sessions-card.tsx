import { Button } from '@mantine/core';
import { endOtherSessions, endSession, listSessions, type OwnSession } from '#contract/auth/own-sessions.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { IconDeviceLaptop, IconDeviceMobile } from '#web/ui/icons/work.ts';
import { SavedStatus, useNote } from './saved-status.tsx';
import classes from './sessions-card.module.css';

/** The sessions of the user, with buttons to end them. */
export function SessionsCard() {
  const reading = useEndpoint(listSessions, {});
  const { data: sessions, error } = reading;
  const [note, show] = useNote();
  const end = useEndpointMutation(endSession, {
    onSuccess: () => show('Signed out there.'),
  });
  const endOthers = useEndpointMutation(endOtherSessions, {
    onSuccess: () => show('Signed out everywhere else.'),
  });
  if (error && !sessions) {
    return <LoadFailure reading={reading} />;
  }
  const failure = end.error ?? endOthers.error;
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;
  return (
    <Card title="Where you are signed in" flush>
      {failure && (
        <div className={classes.failure}>
          <FailureMessage>{failure.message}</FailureMessage>
        </div>
      )}
      {!sessions && <LoadingRows count={2} />}
      <ul>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.params.id === session.id}
            onEnd={() => end.mutate({ params: { id: session.id } })}
          />
        ))}
      </ul>
      {(hasOthers || note) && (
        <div className={classes.foot}>
          {hasOthers && (
            <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate({})}>
              Sign out all others
            </Button>
          )}
          <SavedStatus text={note} />
        </div>
      )}
    </Card>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, ip, createdAt, lastUsedAt, current } = session;
  const Icon = /Android|iPhone|iPad/i.test(device) ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={classes.session}>
      <Icon className="icon muted" size={20} stroke={1.6} aria-hidden="true" />
      <div className={classes.about}>
        <p className={classes.device}>
          {device}
          {current && <StatusBadge family="success">This device</StatusBadge>}
        </p>
        <p className="small muted num">
          {current ? 'In use now' : `Last used ${lowerFirst(formatRelative(lastUsedAt))}`}
          {ip && `, from ${ip}`}. Signed in {lowerFirst(formatRelative(createdAt))}.
        </p>
      </div>
      {!current && (
        <Button
          size="xs"
          variant="default"
          loading={isEnding}
          aria-label={`Sign out ${device}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** Lowers `Just now` and `Yesterday` for use inside a sentence; names of months keep their capital. */
function lowerFirst(words: string): string {
  return words.replace(/^(Just|Yesterday)/, (word) => word.toLowerCase());
}
