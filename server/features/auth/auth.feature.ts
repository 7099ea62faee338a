import { defineFeature } from '#server/feature.ts';
import { auditEntries, departures } from './auth.follows.ts';
import { routes as authRoutes } from './auth.routes.ts';
import { mailCode, tellOfFailedSignIn } from './auth.service.ts';
import { mails } from './auth.told.ts';
import { routes as googleRoutes } from './google/google.routes.ts';
import { routes as passwordsRoutes } from './passwords.routes.ts';
import { mailResetLink } from './passwords.service.ts';
import { routes as signUpRoutes } from './sign-up.routes.ts';
import { forgetOldSignIns } from './spent-secrets.service.ts';

export const auth = defineFeature({
  name: 'auth',
  routes: [...authRoutes, ...signUpRoutes, ...passwordsRoutes, ...googleRoutes],
  tasks: [tellOfFailedSignIn, mailCode, mailResetLink],
  sweeps: [forgetOldSignIns],
  mails,
  audit: auditEntries,
  departures,
  after: { departures: ['referrals'] },
});
