import type { UserType } from '#contract/core/roles.ts';

export interface SessionUser {
  id: string;
  userType: UserType;
  firstName: string;
  lastName: string;
  email: string;
  profilePictureUrl?: string | null;
  organizationName?: string | null;
  /** False while the account is deactivated. */
  isActive?: boolean;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  user: SessionUser;
}

export interface Session {
  user: SessionUser | null;
  isAuthenticated: boolean;
  /** The company that the session works for. */
  organization: string | null;
  /** Why there is no session any more: the user signed out, or it expired. */
  ended: 'signed-out' | 'expired' | null;
}

export const NOBODY: Session = { user: null, isAuthenticated: false, organization: null, ended: null };
const KEYS = ['accessToken', 'refreshToken', 'user'] as const;
/** Tells other tabs that the session expired and the user did not sign out. */
const EXPIRED = 'sessionExpired';

const listeners = new Set<() => void>();
let current = typeof window === 'undefined' ? NOBODY : read();

/** Stores the tokens and the user of a sign-in, sign-up or refresh. */
export function startSession({ accessToken, refreshToken, user }: Tokens): void {
  localStorage.removeItem(EXPIRED);
  localStorage.setItem('accessToken', accessToken);
  localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('user', JSON.stringify(user));
  publish(sessionOf(user));
}

/** The prefix of the storage keys of unsent input. */
export const DRAFT_PREFIX = 'draft:';

/** Deletes the session in this and every other tab. The caller notifies the server. */
export function endSession(reason: 'signed-out' | 'expired'): void {
  // Before the tokens are removed, which notifies other tabs.
  if (reason === 'expired') localStorage.setItem(EXPIRED, 'true');
  else localStorage.removeItem(EXPIRED);
  for (const key of KEYS) localStorage.removeItem(key);
  // After an expiry unsent input is restored; after a sign-out nothing may stay on a shared computer,
  // and of an admin never.
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
  if (reason === 'signed-out' || current.user?.userType.endsWith('ADMIN')) {
    for (const key of drafts) localStorage.removeItem(key);
    sessionStorage.clear();
  }
  publish({ ...NOBODY, ended: reason });
}

/** Updates the stored user after a change of name, picture, organization or state. */
export function updateSessionUser(changes: Partial<SessionUser>): void {
  if (!current.user) return;
  const user = { ...current.user, ...changes };
  localStorage.setItem('user', JSON.stringify(user));
  publish({ ...current, user });
}

export function getSession(): Session {
  return current;
}

export function getToken(kind: 'accessToken' | 'refreshToken'): string | null {
  return typeof window === 'undefined' ? null : localStorage.getItem(kind);
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the `exp` claim, in seconds; a token that cannot be parsed counts as expired. */
export function isExpired(token: string | null, now = Date.now()): boolean {
  const { exp } = claimsOf(token);
  return typeof exp !== 'number' || exp * 1000 <= now;
}

/** The organization that the session works for. */
export function currentOrganization(): string | null {
  const { org } = claimsOf(getToken('accessToken'));
  return typeof org === 'string' ? org : null;
}

/** The identity of calls: different for every user, and for each company they work for. */
export function whoActs({ user, organization }: Session): string {
  return `${user?.id ?? 'nobody'}-${organization ?? ''}`;
}

function claimsOf(token: string | null): { exp?: unknown; org?: unknown } {
  try {
    const claims = token?.split('.')[1] ?? '';
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) ?? {};
  } catch {
    return {};
  }
}

function sessionOf(user: SessionUser): Session {
  return { user, isAuthenticated: true, organization: currentOrganization(), ended: null };
}

function read(): Session {
  try {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as SessionUser | null;
    if (user && localStorage.getItem('accessToken')) return sessionOf(user);
  } catch {
    // Unreadable storage counts as empty.
  }
  return NOBODY;
}

function publish(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !(KEYS as readonly string[]).includes(key)) return;
    const next = read();
    if (next.user === null && current.user === null) return;
    const isSame = JSON.stringify(next.user) === JSON.stringify(current.user);
    if (isSame && next.organization === current.organization) return;
    publish(
      next.user ? next : { ...NOBODY, ended: localStorage.getItem(EXPIRED) ? 'expired' : 'signed-out' },
    );
  });
}
