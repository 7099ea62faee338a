import { existsSync } from 'node:fs';

/** Draws pages as the browser does, without the windows around them, which cost more than many a page. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/** How Debian's browser is started, by the stories as by the bench: without a window, and without asking the network. */
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
