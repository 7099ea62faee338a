import { getUserProfile, type UserProfile } from '#contract/account/profile.ts';
import { keepAnswer } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { updateSessionUser } from '#web/lib/api/session.ts';

/**
 * Updates the changed account everywhere. Other answers contain names and addresses too,
 * so all are read again.
 */
export function keepProfile(profile: UserProfile): void {
  const { firstName, lastName, email, profilePictureUrl } = profile;
  keepAnswer(getUserProfile, {}, profile);
  updateSessionUser({ firstName, lastName, email, profilePictureUrl });
  void queryClient.invalidateQueries();
}
