import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeArrival } from './lib/arrival.ts';
import { closeMenus } from './lib/focus/closing-menus.ts';
import { keepFocus } from './lib/focus/keep-focus.ts';
import { followDevice } from './lib/offline/connection-state.ts';
import { allowStyleText, giveNonceToScrollLock } from './lib/page-policy.ts';
import { keepReferral } from './lib/referral.ts';
import { beginTakeOver } from './lib/when/hydrated.ts';

allowStyleText();
giveNonceToScrollLock();
keepReferral();
takeArrival();
followDevice();
beginTakeOver();
keepFocus();
closeMenus();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
