import { EVENTS_PATH, type EventName } from '#contract/analytics/event-names.ts';
import type { EventProperties } from '#contract/analytics/events.ts';

const PATH_MAX = 200;

/** Sends an event without waiting for the answer and without cookies. Errors never reach the page. */
export function track(event: EventName, properties: EventProperties = {}): void {
  try {
    const described = { path: location.pathname.slice(0, PATH_MAX), ...properties };
    const { dataLayer } = window as { dataLayer?: unknown };
    if (Array.isArray(dataLayer)) dataLayer.push({ event, ...described });
    // Not sendBeacon, which always sends cookies.
    fetch(EVENTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event, properties: described }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  } catch {
    // Browsers without these APIs are not counted.
  }
}
