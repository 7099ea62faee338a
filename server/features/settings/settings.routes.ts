import { getPublicSettings } from '#contract/settings.ts';
import * as google from '#server/features/auth/google/google.service.ts';
import { route } from '#server/http/route.ts';
import { supportAddress } from '#server/platform/links.ts';

export const routes = [
  route(getPublicSettings, async () => ({
    supportEmail: supportAddress(),
    googleSignIn: google.isConfigured(),
  })),
];
