import { getPublicSettings } from '#contract/settings.ts';
import { route } from '#server/http/route.ts';
import { supportAddress } from '#server/platform/links.ts';

export const routes = [route(getPublicSettings, async () => ({ supportEmail: supportAddress() }))];
