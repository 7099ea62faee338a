import type { AdminApplicationRow } from '#contract/applications/admin-applications.ts';
import type { TurnAct } from '#contract/applications/thread.ts';
import { count } from '#web/lib/format/counts.ts';
import { dueInWords } from '#web/lib/format/spans.ts';

const ACTS: Readonly<Record<TurnAct, string>> = {
  REPLY: 'Reply to the request',
  PICK_TIME: 'Pick a time',
  GIVE_FEEDBACK: 'Say how it went',
  REVIEW: 'First look',
  DECIDE: 'Decide the next step',
  ANSWER_OFFER: 'Answer the offer',
};

export interface TurnWords {
  who: string;
  what: string;
  /** Empty where no time runs. */
  due: string;
}

/** Whose move is next, which, and until when; null where nobody's is. */
export function turnInWords(
  { turn, candidate, company }: Pick<AdminApplicationRow, 'turn' | 'candidate' | 'company'>,
  now: Date,
): TurnWords | null {
  if (!turn) return null;
  const who = turn.holder === 'CANDIDATE' ? candidate.name : company.name;
  return { who, what: ACTS[turn.act], due: turn.dueAt ? dueInWords(turn.dueAt, now) : '' };
}

const HOUR = 3_600_000;

/** `Under an hour`, `30 hours`, `12 days` */
export function stayInWords(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / HOUR);
  if (hours < 1) return 'Under an hour';
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}
