import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import * as z from 'zod';
import { allowStyleText } from './lib/trusted-types.ts';

// The content security policy forbids eval, which Zod's compiled parsers use.
z.config({ jitless: true });
allowStyleText();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
