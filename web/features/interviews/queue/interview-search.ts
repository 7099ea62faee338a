import { PENDING_ACTION_KINDS } from '#contract/dashboards/pending-action.ts';
import { RECRUITER_DIALOGS } from '#web/features/interviews/recruiter/recruiter-dialog-kinds.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';

/** `actions`: all that waits for the company. `open`, `past`: its interviews. `week`: what its team has booked. */
export const VIEWS = ['actions', 'open', 'week', 'past'] as const;
export type View = (typeof VIEWS)[number];

/** What the screen of interviews shows, as it stands in the address. */
export const InterviewSearch = {
  view: param.oneOf(VIEWS, 'open'),
  q: param.text,
  job: param.id,
  /** Whose: one's own, or a colleague's. */
  who: param.idOr('me'),
  kind: param.oneOf(PENDING_ACTION_KINDS),
  /** A day of the week that is shown. */
  week: param.day,
  page: param.page,
  /** About whom something is open, and what: their details when nothing is said. */
  interview: param.optionalText,
  act: param.oneOf(RECRUITER_DIALOGS, 'details'),
};
export type InterviewSearch = Values<typeof InterviewSearch>;

export type ChangeSearch = (changes: Partial<InterviewSearch>) => void;

/** What narrows any view, and what shows everything again. */
export const NO_FILTER = { q: '', job: undefined, who: undefined, kind: undefined } as const;

export function isFiltered({ q, job, who, kind, view }: InterviewSearch): boolean {
  return Boolean(q || job || who || (kind && view === 'actions'));
}
