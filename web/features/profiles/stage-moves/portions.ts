import { MAX_BULK } from '#contract/applications/recruiter-applications.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

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
