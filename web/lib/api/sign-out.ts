import { queryClient } from './query-client.ts';
import { endSession, getToken } from './session.ts';

/** Ends the session on the server and here. The tokens are removed regardless of the server's answer. */
export async function signOut(): Promise<void> {
  const refreshToken = getToken('refreshToken');
  const accessToken = getToken('accessToken');
  const told = fetch('/api/auth/logout', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ refreshToken }),
  }).catch(() => undefined);
  endSession('signed-out');
  queryClient.clear();
  await told;
}
