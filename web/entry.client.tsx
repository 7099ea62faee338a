import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepReferral } from './lib/referral.ts';
import { giveNonceToScrollLock } from './lib/style-nonce.ts';
import { allowStyleText } from './lib/trusted-types.ts';

allowStyleText();
giveNonceToScrollLock();
keepReferral();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
