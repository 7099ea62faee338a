import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MAX_BULK, undoDecisions } from '#contract/applications/recruiter-applications.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { change } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { forgetUndo, keepUndo } from './undo-key.ts';

interface Answered<Answer> {
  answers: Answer[];
  /** Those of the portion that failed, and of all after it. */
  left: string[];
  failure: string | undefined;
}

/** More than one call takes is sent in several, one after the other; the first that fails ends it. */
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

/** Takes decisions back and says once what became of all of them. */
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

/** Says what was decided, with one way back for all of it, by its button or by a key. */
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
