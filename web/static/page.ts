// The style sheet of islands precedes that of the page, so it must declare the order of layers.
import '#web/ui/theme/layers.css';
import { track } from '#web/lib/analytics.ts';
import { closeMenus } from '#web/lib/focus/closing-menus.ts';
import { followSections } from '#web/lib/focus/follow-sections.ts';
import { cachePageWhenIdle } from '#web/lib/offline/cache-page.ts';
import { followDevice } from '#web/lib/offline/connection-state.ts';
import { showConnection } from '#web/lib/offline/show-connection.ts';
import { allowStyleText, giveNonceToScrollLock } from '#web/lib/page-policy.ts';
import { keepReferral } from '#web/lib/referral.ts';
import { renewStoredSession } from '#web/lib/renew-stored.ts';
import { getSession, onSessionChange } from '#web/lib/session-store.ts';
import { openIsland, openOnIntent } from './open-islands.ts';

// Everything that a static page runs before any interaction. Nothing here imports React.

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Opens an island that the address asks for. */
function openAsked(): void {
  const place = find('[data-island="waitlists"]');
  if (place && new URLSearchParams(location.search).has('waitlist')) openIsland(place).catch(() => undefined);
}

function openAccount(): void {
  const place = find('[data-island="account"]');
  if (!place || !getSession().user) return;
  document.documentElement.toggleAttribute('data-signed-in', true);
  openIsland(place).catch(() => undefined);
}

allowStyleText();
giveNonceToScrollLock();
keepReferral();
followDevice();
closeMenus();
openOnIntent();

const bar = find('[data-offline-bar]');
if (bar) showConnection(bar);
const contents = find('[data-contents]');
if (contents) followSections(contents);
if (find('[data-page-view]')) track('page_view');

openAsked();
window.addEventListener('popstate', openAsked);
openAccount();
onSessionChange(openAccount);
renewStoredSession();
cachePageWhenIdle(location.pathname);
document.documentElement.dataset.hydrated = '';
