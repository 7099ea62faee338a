import { useEffect, useState } from 'react';
import { AFFILIATE_SIGNED_UP } from '#contract/auth/sign-up-kinds.ts';
import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { Message } from '#web/ui/display/message.tsx';
import { takeRecorded } from './just-recorded.ts';

/** On the dashboard, for whoever has just applied. */
export function ApplicationRecorded() {
  const [isNew, setNew] = useState(false);
  // Once the shell has given the focus to the new screen: the message takes it from there.
  useEffect(() => {
    if (takeRecorded()) setNew(true);
  }, []);
  return isNew && <Recorded />;
}

function Recorded() {
  return (
    <Message ref={useArrival()} family="success" title={AFFILIATE_SIGNED_UP}>
      You are signed in. Here you see where your application stands.
    </Message>
  );
}
