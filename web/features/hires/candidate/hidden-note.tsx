import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { getPrivacy } from '#contract/candidates/privacy.ts';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import classes from '#web/features/hires/hires.module.css';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';

/** Whoever is hired is hidden from recruiters, and shown again by one button. */
export function HiddenNote() {
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
