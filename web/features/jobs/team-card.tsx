import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { getJobTeam, type JobTeam } from '#contract/jobs/team.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import classes from './team-card.module.css';

const TeamDialog = lazyDialog(async () => (await import('./team-dialog.tsx')).TeamDialog);

/** The owner of a job, and the members who hire for it too. */
export function TeamCard({ jobId }: { jobId: string }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const team = useEndpoint(getJobTeam, { params: { id: jobId } });
  const change = team.data?.canChange && (
    <Button size="xs" variant="default" onClick={open}>
      Change
    </Button>
  );
  return (
    <Card title="Hiring team" action={change}>
      {!team.data && <LoadFailure reading={team} />}
      {team.isPending && <LoadingText lines={2} />}
      {team.data && (
        <ul className={classes.people}>
          {team.data.owner && <Person person={team.data.owner} note="Owner" />}
          {team.data.members.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
      {team.data?.members.length === 0 && (
        <p className="small muted" style={{ marginTop: 8 }}>
          Nobody else hires for this job yet.
        </p>
      )}
      {isOpen && team.data && <TeamDialog jobId={jobId} team={team.data} onClose={close} />}
    </Card>
  );
}

function Person({ person, note }: { person: JobTeam['members'][number]; note?: string }) {
  return (
    <li className={classes.person}>
      <Avatar name={person.name} src={person.pictureUrl} size={28} />
      <span className={classes.name}>{person.name}</span>
      {note && <span className="small muted">{note}</span>}
    </li>
  );
}
