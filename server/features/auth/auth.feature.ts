import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './auth.audit.ts';
import { mails } from './auth.mail.ts';
import { routes as authRoutes } from './auth.routes.ts';
import { mailCode } from './auth.service.ts';
import { verifyRoutes } from './email-codes/verify.routes.ts';
import { forgetOldSignIns } from './forgetting.tasks.ts';
import { googleRoutes } from './google/google.routes.ts';
import { passwordRoutes } from './passwords/change-password.routes.ts';
import { proofRoutes } from './proof/proof.routes.ts';
import { publicSettingsRoutes } from './public-settings.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { mailResetLink } from './recovery/recovery.service.ts';
import { ownSessionRoutes } from './sessions/own-sessions.routes.ts';
import { tellOfFailedSignIn } from './sign-in-failures.ts';
import { invitedRoutes } from './sign-up/invited.routes.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const auth = defineFeature({
  name: 'auth',
  routes: [
    ...authRoutes,
    ...signUpRoutes,
    ...invitedRoutes,
    ...verifyRoutes,
    ...recoveryRoutes,
    ...proofRoutes,
    ...twoFactorRoutes,
    ...ownSessionRoutes,
    ...googleRoutes,
    ...passwordRoutes,
    ...publicSettingsRoutes,
  ],
  tasks: [tellOfFailedSignIn, mailCode, mailResetLink],
  sweeps: [forgetOldSignIns],
  mails,
  audit,
  departures,
  after: { departures: ['referrals'] },
});
