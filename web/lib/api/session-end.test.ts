import { beforeEach, expect, test, vi } from 'vitest';
import { keepDeviceMark } from './device-marks.ts';
import { refreshSession } from './refresh.ts';
import { DRAFT_PREFIX, endSession, getSession, startSession } from './session.ts';

const DRAFT = `${DRAFT_PREFIX}1:note`;

beforeEach(() => localStorage.clear());

function signIn(userType: 'ADMIN' | 'SUPER_ADMIN' | 'JOBSEEKER' | 'RECRUITER') {
  const user = { id: '1', userType, firstName: 'Asha', lastName: 'Rao', email: 'asha@people.test' };
  startSession({ accessToken: 'a', refreshToken: 'r', user });
  keepDeviceMark('1', 'mark');
  localStorage.setItem(DRAFT, '{}');
}

/** A change of the storage by another tab, with the event that this one receives. */
function elsewhere(change: () => void) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
}

const removeTokens = () => {
  for (const key of ['accessToken', 'refreshToken', 'user']) localStorage.removeItem(key);
};

test.each(['ADMIN', 'SUPER_ADMIN'] as const)(
  'of an %s whose session the server ended nothing stays, but of the device',
  async (userType) => {
    signIn(userType);
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
    expect(await refreshSession('a')).toBe(false);
    vi.unstubAllGlobals();
    expect(getSession()).toMatchObject({ user: null, ended: 'expired' });
    expect(Object.keys(localStorage).sort()).toEqual(['deviceMarks', 'sessionExpired']);
  },
);

test.each(['JOBSEEKER', 'RECRUITER'] as const)(
  'a %s finds unsent work again after an expiry, and nothing after signing out',
  (userType) => {
    signIn(userType);
    endSession('expired');
    expect(localStorage.getItem(DRAFT)).toBe('{}');
    signIn(userType);
    endSession('signed-out');
    expect(Object.keys(localStorage)).toEqual(['deviceMarks']);
  },
);

test('a tab is notified when the session expired in another', () => {
  signIn('RECRUITER');
  endSession('expired');
  const { sessionExpired } = localStorage;
  signIn('RECRUITER');
  expect(localStorage.getItem('sessionExpired')).toBeNull();
  elsewhere(() => {
    localStorage.setItem('sessionExpired', sessionExpired);
    removeTokens();
  });
  expect(getSession()).toMatchObject({ user: null, ended: 'expired' });
});

test('a tab is notified when the user signed out in another', () => {
  signIn('RECRUITER');
  elsewhere(removeTokens);
  expect(getSession()).toMatchObject({ user: null, ended: 'signed-out' });
});
