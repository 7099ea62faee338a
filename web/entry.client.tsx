import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepFocus } from './lib/focus/keep-focus.ts';
import { followDevice } from './lib/line/line-state.ts';
import { allowStyleText, giveNonceToScrollLock } from './lib/page-policy.ts';
import { keepReferral } from './lib/referral.ts';
import { beginTakeOver } from './lib/when/hydrated.ts';

allowStyleText();
giveNonceToScrollLock();
keepReferral();
followDevice();
beginTakeOver();
keepFocus();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
