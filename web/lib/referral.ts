// Loaded by every public page, the landing page included, so it imports no packages, and nothing of the
// contract that does.
const DAYS_KEPT = 60 * 86_400_000;
const LONGEST_CODE = 40;

export interface ReferralSource {
  /** The code of the followed link. */
  ref: string | null;
  /** Random, stored in this browser: two accounts with the same one are reviewed. */
  deviceId: string | null;
}

/** Stores the code of a followed referral link, the first one for 60 days, and counts the click once. */
export function keepReferral(): void {
  const { search, pathname } = window.location;
  const code = new URLSearchParams(search).get('ref')?.trim();
  if (!code || code.length > LONGEST_CODE) return;
  try {
    if (readCode() === null) {
      localStorage.setItem('ref', code);
      localStorage.setItem('refAt', String(Date.now()));
    }
    if (localStorage.getItem('refVisited') === code) return;
    localStorage.setItem('refVisited', code);
    void fetch('/api/referrals/clicks', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, deviceId: deviceId(), path: pathname }),
    }).catch(() => undefined);
  } catch {
    // Without storage there is nothing to send later.
  }
}

/** What a sign-up sends about its origin. */
export function referralSource(): ReferralSource {
  try {
    return { ref: readCode(), deviceId: deviceId() };
  } catch {
    return { ref: null, deviceId: null };
  }
}

function readCode(): string | null {
  const age = Date.now() - Number(localStorage.getItem('refAt'));
  return age < DAYS_KEPT ? localStorage.getItem('ref') : null;
}

function deviceId(): string {
  const stored = localStorage.getItem('deviceId');
  if (stored) return stored;
  // Not randomUUID, which is unavailable on plain http.
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  localStorage.setItem('deviceId', made);
  return made;
}
