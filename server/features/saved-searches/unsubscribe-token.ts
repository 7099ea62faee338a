import { Id } from '#contract/core/ids.ts';
import { seal, unseal } from '#server/platform/sealed.ts';

const PURPOSE = 'unsubscribe from saved searches';

/** Opens nothing but the end of these mails, and needs no row: only the server can make or read it. */
export function tokenFor(userId: string): string {
  return seal(userId, PURPOSE);
}

export function ownerOfToken(token: string): string | undefined {
  const opened = Id.safeParse(unseal(token, PURPOSE));
  return opened.success ? opened.data : undefined;
}
