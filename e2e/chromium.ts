import { existsSync } from 'node:fs';

/** The headless shell renders like the browser, but without the cost of its windows. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/**
 * How Debian's Chromium is started, by the stories and by the bench: headless, and without
 * network requests of its own.
 */
export const CHROMIUM = {
  executablePath: existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
