import { Button } from '@mantine/core';
import { getSavedCandidate, type SavedDetails } from '#contract/search/saved-details.ts';
import { useSaveCandidate } from '#web/features/search/results/use-save-candidate.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { SavedTags } from './saved-tags.tsx';
import classes from './team.module.css';
import { LastWritten, TeamNoteForm } from './team-note-form.tsx';

interface TeamCardProps {
  id: string;
  name: string;
  mayWrite: boolean;
}

/** The team's notes about a saved person, which the candidate never sees. */
export function TeamCard({ id, name, mayWrite }: TeamCardProps) {
  const reading = useEndpoint(getSavedCandidate, { params: { id } });
  const { data, error } = reading;
  return (
    <Card title="For your team">
      {error && !data ? (
        <LoadFailure reading={reading} />
      ) : !data ? (
        <LoadingText lines={3} />
      ) : data.saved ? (
        <TeamDetails id={id} name={name} mayWrite={mayWrite} saved={data.saved} />
      ) : (
        <NotSaved id={id} name={name} mayWrite={mayWrite} />
      )}
    </Card>
  );
}

function NotSaved({ id, name, mayWrite }: TeamCardProps) {
  const save = useSaveCandidate();
  if (!mayWrite) return <p className="muted small">Nobody in your company has saved {name}.</p>;
  return (
    <div className={classes.tags}>
      <p className="muted small">Once saved, {name} can carry tags and a note of your team.</p>
      <div>
        <Button
          size="xs"
          variant="default"
          loading={save.isRunning(id)}
          onClick={() => save.toggle({ id, name, isSaved: false })}
        >
          Save
        </Button>
      </div>
    </div>
  );
}

function TeamDetails({ id, name, mayWrite, saved }: TeamCardProps & { saved: SavedDetails }) {
  return (
    <div className={classes.team}>
      <p className="muted small">
        Saved on {formatDay(saved.savedAt)}
        {saved.savedBy && ` by ${saved.savedBy}`}. Candidates do not see this.
      </p>
      <SavedTags id={id} name={name} tags={saved.tags} mayWrite={mayWrite} />
      {mayWrite ? <TeamNoteForm id={id} saved={saved} /> : <Written saved={saved} />}
    </div>
  );
}

/** For viewers. */
function Written({ saved }: { saved: SavedDetails }) {
  if (!saved.note) return <p className="muted small">No note yet.</p>;
  return (
    <div>
      <p className={classes.note}>{saved.note}</p>
      <LastWritten saved={saved} />
    </div>
  );
}
