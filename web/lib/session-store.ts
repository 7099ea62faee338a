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
  /** For which of the person's companies the session works. */
  organization: string | null;
  /** Why there is no session any more: signed out by the person, or run out. */
  ended: 'signed-out' | 'expired' | null;
}

export const NOBODY: Session = { user: null, isAuthenticated: false, organization: null, ended: null };
const KEYS = ['accessToken', 'refreshToken', 'user'] as const;
/** Tells other tabs that it was not the person who ended the session. */
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

/** Begins the name of whatever somebody has not sent yet. */
export const DRAFT_PREFIX = 'draft:';

/** Forgets the session in this and every other tab. The server is told by the caller. */
export function endSession(reason: 'signed-out' | 'expired'): void {
  // Before the tokens go, of which other tabs hear.
  if (reason === 'expired') localStorage.setItem(EXPIRED, 'true');
  else localStorage.removeItem(EXPIRED);
  for (const key of KEYS) localStorage.removeItem(key);
  // One who comes back finds unsent work again; one who leaves a shared computer leaves nothing, and an admin never does.
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
  if (reason === 'signed-out' || current.user?.userType.endsWith('ADMIN')) {
    for (const key of drafts) localStorage.removeItem(key);
    sessionStorage.clear();
  }
  publish({ ...NOBODY, ended: reason });
}

/** Keeps the stored user true after a change of name, picture, organization or state. */
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

/** Seconds are read from the `exp` claim; a token that cannot be read counts as expired. */
export function isExpired(token: string | null, now = Date.now()): boolean {
  const { exp } = claimsOf(token);
  return typeof exp !== 'number' || exp * 1000 <= now;
}

/** The organization that the session works for. */
export function currentOrganization(): string | null {
  const { org } = claimsOf(getToken('accessToken'));
  return typeof org === 'string' ? org : null;
}

/** In whose name calls are made: another for everybody who signs in, and for each company that they work for. */
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
    // Unreadable storage is the same as none.
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
