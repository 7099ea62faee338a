import { useEffect, useState } from 'react';
import { checkTeamInvitation } from '#contract/auth/team-invitation.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';

export type Invitation = AnswerOf<typeof checkTeamInvitation>;

type State =
  | { kind: 'checking' }
  | { kind: 'dead' }
  | { kind: 'failed'; message: string }
  | { kind: 'open'; invitation: Invitation };

/** What a mailed link is for, and whether it still opens anything. */
export function useInvitation(token: string | null) {
  const [state, setState] = useState<State>(token ? { kind: 'checking' } : { kind: 'dead' });
  useEffect(() => {
    if (!token || state.kind !== 'checking') return;
    let isGone = false;
    call(checkTeamInvitation, { body: { token } })
      .then((invitation) => !isGone && setState({ kind: 'open', invitation }))
      .catch((error: unknown) => {
        if (isGone) return;
        const isDead = error instanceof ApiError && error.status === 400;
        setState(isDead ? { kind: 'dead' } : { kind: 'failed', message: messageOf(error) });
      });
    return () => {
      isGone = true;
    };
  }, [token, state]);
  return {
    state,
    bury: () => setState({ kind: 'dead' }),
    tryAgain: () => setState({ kind: 'checking' }),
  };
}
