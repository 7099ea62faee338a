import { Button } from '@mantine/core';
import type { AuditRow } from '#contract/audit.ts';
import { actionInWords, changedFields, inWords, wordsOfName } from '#contract/labels/audit.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import classes from './audit.module.css';

interface AuditPanelProps {
  entry: AuditRow | undefined;
  onClose: () => void;
  /** Filters by this actor. */
  onActor: (id: string) => void;
  /** Filters by this object. */
  onSubject: (id: string) => void;
}

/** One entry with its changes, field by field. */
export function AuditPanel({ entry, onClose, onActor, onSubject }: AuditPanelProps) {
  return (
    <SidePanel opened={entry !== undefined} onClose={onClose} title={entry?.summary ?? ''}>
      {entry && (
        <>
          <DescriptionList
            termWidth={96}
            items={[
              ['When', `${formatDay(entry.at)}, ${formatTime(entry.at)}`],
              ['Who', entry.actor ? `${entry.actor.name}, ${entry.actor.email}` : 'The system'],
              ['What', actionInWords(entry.action)],
              ['About', entry.subject.name ?? wordsOfName(entry.subject.kind)],
              ['Company', entry.company?.name],
              ['Where', entry.ip],
            ]}
          />
          <Changes entry={entry} />
          <DialogFooter>
            {entry.subject.id && (
              <Button variant="default" onClick={() => onSubject(entry.subject.id ?? '')}>
                All about this
              </Button>
            )}
            {entry.actor && (
              <Button variant="default" onClick={() => onActor(entry.actor?.id ?? '')}>
                All by this person
              </Button>
            )}
          </DialogFooter>
        </>
      )}
    </SidePanel>
  );
}

function Changes({ entry: { before, after } }: { entry: AuditRow }) {
  const fields = changedFields(before, after);
  if (fields.length === 0) return <p className={`muted ${classes.none}`}>No values were kept with it.</p>;
  return (
    <table className={classes.changes}>
      <caption>What changed</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ label, from, to }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{inWords(from, label)}</td>
            <td>{inWords(to, label)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
