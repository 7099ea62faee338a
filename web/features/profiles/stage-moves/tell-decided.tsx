import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MAX_BULK, undoDecisions } from '#contract/applications/recruiter-applications.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { change } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { forgetUndo, keepUndo } from './undo-key.ts';

interface Answered<Answer> {
  answers: Answer[];
  /** The ids of the failed batch, and of all after it. */
  left: string[];
  failure: string | undefined;
}

/** Sends ids in batches, as many per call as allowed, in sequence; the first failure stops. */
export async function inPortions<Answer>(
  ids: readonly string[],
  send: (portion: string[]) => Promise<Answer>,
): Promise<Answered<Answer>> {
  const answers: Answer[] = [];
  for (let from = 0; from < ids.length; from += MAX_BULK) {
    try {
      answers.push(await send(ids.slice(from, from + MAX_BULK)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { answers, left: ids.slice(from), failure: error.message };
    }
  }
  return { answers, left: [], failure: undefined };
}

const UNDO_SHOWN_MS = 20_000;

/** Undoes decisions and reports the result once. */
export async function undoDecided(ids: readonly string[]): Promise<void> {
  const { answers, left, failure } = await inPortions(ids, (applicationIds) =>
    change(undoDecisions, { body: { applicationIds } }),
  );
  const restored = answers.flatMap((answer) => answer.restored).length;
  const late = answers.flatMap((answer) => answer.late).length;
  const told = [
    restored > 0 && `Undone for ${count(restored, 'candidate')}.`,
    late > 0 && `${late} could not be: they know already, or have moved on.`,
    failure && (left.length < ids.length ? `${left.length} were not reached: ${failure}` : failure),
  ].filter(Boolean);
  notifications.show({ ...(restored === 0 && { color: 'brick' }), message: told.join(' ') });
}

/** Reports a decision, with one undo for all of it, by button or key. */
export function tellDecided(message: string, ids: readonly string[]): void {
  const id = `decided-${Date.now()}`;
  const undo = () => {
    forgetUndo(undo);
    notifications.hide(id);
    void undoDecided(ids);
  };
  notifications.show({
    id,
    autoClose: UNDO_SHOWN_MS,
    message: (
      <>
        {message}{' '}
        <Button size="xs" variant="link" onClick={undo}>
          Undo
        </Button>
      </>
    ),
  });
  keepUndo(undo);
}
