import { notifications } from '@mantine/notifications';
import { bulkUpdateApplications, type Rejection } from '#contract/applications/recruiter-applications.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { call } from '#web/lib/api/api.ts';
import { refresh } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { inPortions, tellDecided } from './tell-decided.tsx';

interface Moved {
  moved: string[];
  /** Ids that were not sent, because an earlier batch failed. */
  left: string[];
}

/**
 * Moves one or many applications, and reports the result with reasons once, with one
 * undo for those that moved.
 */
export async function moveApplications(
  ids: readonly string[],
  status: ApplicationStatus,
  words: Partial<Rejection> = {},
): Promise<Moved> {
  const { answers, left, failure } = await inPortions(ids, (applicationIds) =>
    call(bulkUpdateApplications, { body: { applicationIds, status, ...words } }),
  );
  const moved = answers.flatMap(({ updated }) => updated);
  const stayed = answers.flatMap(({ skipped }) => skipped).length;
  const told = [
    moved.length > 0 &&
      `${count(moved.length, 'application')} ${status === 'REJECTED' ? 'rejected' : 'moved'}.`,
    stayed > 0 && `${stayed} stayed: their stage does not allow it.`,
    failure && (left.length < ids.length ? `${left.length} were not reached: ${failure}` : failure),
  ].filter(Boolean);
  if (moved.length === 0) {
    notifications.show({ color: 'brick', message: told.join(' ') });
    return { moved, left };
  }
  tellDecided(told.join(' '), moved);
  await refresh(bulkUpdateApplications);
  return { moved, left };
}
