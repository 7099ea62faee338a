import { Switch } from '@mantine/core';
import {
  getNotificationPreferences,
  NOTIFICATION_TOPIC_LABELS,
  type NotificationChannels,
  type NotificationPreferences,
  type NotificationTopic,
  updateNotificationPreferences,
} from '#contract/account/notification-preferences.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './notification-preferences-card.module.css';
import { SavedStatus, useAutosave, useNote } from './saved-status.tsx';

const CHANNELS = [
  ['email', 'Email', 'by email'],
  ['inApp', 'In the app', 'in the app'],
] as const satisfies readonly (readonly [keyof NotificationChannels, string, string])[];

interface NotificationPreferencesCardProps {
  /** Topics for this kind of person. */
  topics: readonly NotificationTopic[];
}

/** Notification topics and channels. Every change is saved at once. */
export function NotificationPreferencesCard({ topics }: NotificationPreferencesCardProps) {
  const reading = useEndpoint(getNotificationPreferences, {});
  const { data: wishes, error } = reading;
  const [note, show] = useNote();
  const save = useAutosave({
    read: getNotificationPreferences,
    write: updateNotificationPreferences,
    toInput: (body) => ({ body }),
    onSaved: () => show(updateNotificationPreferences.message),
  });
  if (error && !wishes) {
    return <LoadFailure reading={reading} />;
  }
  return (
    <Card title="What you hear of" flush>
      {save.error && (
        <div className={classes.failure}>
          <FailureMessage>{save.error.message}</FailureMessage>
        </div>
      )}
      {wishes ? (
        <Wishes topics={topics} wishes={wishes} onChange={(next) => save.mutate(next)} />
      ) : (
        <LoadingRows count={5} />
      )}
      <div className={classes.foot}>
        <SavedStatus text={note} />
      </div>
    </Card>
  );
}

interface WishesProps {
  topics: readonly NotificationTopic[];
  wishes: NotificationPreferences;
  onChange: (next: NotificationPreferences) => void;
}

function Wishes({ topics, wishes, onChange }: WishesProps) {
  const channels = CHANNELS.map(
    ([channel, header, words]): Column<NotificationTopic> => ({
      header,
      align: 'center',
      className: classes.channel,
      cell: (topic) => (
        <Switch
          aria-label={`${NOTIFICATION_TOPIC_LABELS[topic]} ${words}`}
          checked={wishes[topic][channel]}
          onChange={(event) =>
            onChange({ ...wishes, [topic]: { ...wishes[topic], [channel]: event.currentTarget.checked } })
          }
        />
      ),
    }),
  );
  return (
    <DataTable
      caption="What you hear of"
      columns={[{ header: 'Topic', cell: (topic) => NOTIFICATION_TOPIC_LABELS[topic] }, ...channels]}
      rows={topics}
      rowKey={(topic) => topic}
      narrow="tight"
    />
  );
}
