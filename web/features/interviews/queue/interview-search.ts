import { PENDING_ACTION_KINDS } from '#contract/dashboards/pending-action.ts';
import { RECRUITER_DIALOGS } from '#web/features/interviews/recruiter/recruiter-dialog-kinds.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';

/**
 * `actions`: everything that waits for the company. `open`, `past`: its interviews. `week`:
 * the bookings of its team.
 */
export const VIEWS = ['actions', 'open', 'week', 'past'] as const;
export type View = (typeof VIEWS)[number];

/** The state of the interviews screen, as stored in the address. */
export const InterviewSearch = {
  view: param.oneOf(VIEWS, 'open'),
  q: param.text,
  job: param.id,
  /** The user's own or a colleague's interviews. */
  who: param.idOr('me'),
  kind: param.oneOf(PENDING_ACTION_KINDS),
  /** A day of the shown week. */
  week: param.day,
  page: param.page,
  /** The interview of the open dialog, and the dialog: the details unless `act` names another. */
  interview: param.optionalText,
  act: param.oneOf(RECRUITER_DIALOGS, 'details'),
};
export type InterviewSearch = Values<typeof InterviewSearch>;

export type ChangeSearch = (changes: Partial<InterviewSearch>) => void;

/** The change that removes the filters of any view. */
export const NO_FILTER = { q: '', job: undefined, who: undefined, kind: undefined } as const;

export function isFiltered({ q, job, who, kind, view }: InterviewSearch): boolean {
  return Boolean(q || job || who || (kind && view === 'actions'));
}
