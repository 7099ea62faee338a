import { getPublicSettings } from '#contract/settings/public-settings.ts';
import * as google from '#server/features/auth/google/google.service.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import { route } from '#server/http/route.ts';
import { supportAddress } from '#server/platform/links.ts';

/** Here and not with the settings: which ways of signing in there are is known here alone. */
export const publicSettingsRoutes = [
  route(getPublicSettings, async ({ db }) => {
    const { supportEmail } = await settings.current(db);
    return { supportEmail: supportEmail ?? supportAddress(), googleSignIn: google.isConfigured() };
  }),
];
