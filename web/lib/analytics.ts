import { EVENTS_PATH, type EventName } from '#contract/analytics/event-names.ts';
import type { EventProperties } from '#contract/analytics/events.ts';

const PATH_MAX = 200;

/** Counts what happened: sent and forgotten, without cookies. Whatever goes wrong, the page never notices. */
export function track(event: EventName, properties: EventProperties = {}): void {
  try {
    const described = { path: location.pathname.slice(0, PATH_MAX), ...properties };
    const { dataLayer } = window as { dataLayer?: unknown };
    if (Array.isArray(dataLayer)) dataLayer.push({ event, ...described });
    // Not sendBeacon, which always sends the cookies along.
    fetch(EVENTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event, properties: described }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  } catch {
    // A browser without these calls is not counted.
  }
}
