import { Radio } from '@mantine/core';
import {
  DIGEST_PACE_LABELS,
  DIGEST_PACES,
  type DigestPace,
  getApplicationDigest,
  setApplicationDigest,
} from '#contract/applications/digest.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import classes from './application-digest-card.module.css';
import { SavedStatus, useAutosave, useNote } from './saved-status.tsx';

/** How often new applications are mailed. A change is saved at once. */
export function ApplicationDigestCard() {
  const reading = useEndpoint(getApplicationDigest, {});
  const { data: digest, error } = reading;
  const [note, show] = useNote();
  const save = useAutosave({
    read: getApplicationDigest,
    write: setApplicationDigest,
    toInput: (body) => ({ body }),
    onSaved: () => show(setApplicationDigest.message),
  });
  if (error && !digest) {
    return <LoadFailure reading={reading} />;
  }
  return (
    <Card title="Mails about new applications">
      <div className={classes.digest}>
        {save.error && <FailureMessage>{save.error.message}</FailureMessage>}
        <p className="muted">
          In the app you read of each at once. Applications of people whom your company asked, interviews and
          offers are always mailed at once.
        </p>
        {digest ? (
          <Radio.Group
            aria-label="Mails about new applications"
            value={digest.pace}
            onChange={(pace) => save.mutate({ pace: pace as DigestPace })}
          >
            <div className={classes.paces}>
              {DIGEST_PACES.map((pace) => (
                <Radio key={pace} value={pace} label={DIGEST_PACE_LABELS[pace]} />
              ))}
            </div>
          </Radio.Group>
        ) : (
          <LoadingText lines={3} />
        )}
        <SavedStatus text={note} />
      </div>
    </Card>
  );
}
