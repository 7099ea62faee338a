import { useEffect, useState } from 'react';
import { AFFILIATE_SIGNED_UP } from '#contract/auth/sign-up-kinds.ts';
import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { Message } from '#web/ui/display/message.tsx';
import { takeRecorded } from './just-recorded.ts';

/** The message on the dashboard right after an application. */
export function ApplicationRecorded() {
  const [isNew, setNew] = useState(false);
  // In an effect, after the shell has focused the new screen: the message then takes the focus.
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
