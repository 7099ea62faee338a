import * as z from 'zod';
import { PendingActionKind } from '#contract/dashboards/pending-action.ts';
import { RECRUITER_DIALOGS } from '#web/features/interviews/recruiter/recruiter-dialog-kinds.ts';

/** `actions`: all that waits for the company. `open`, `past`: its interviews. `week`: what its team has booked. */
export const VIEWS = ['actions', 'open', 'week', 'past'] as const;
export type View = (typeof VIEWS)[number];

/** What the screen of interviews shows, as it stands in the address. */
export const InterviewSearch = z.object({
  view: z.enum(VIEWS).default('open'),
  q: z.string().default(''),
  job: z.uuid().optional(),
  /** Whose: one's own, or a colleague's. */
  who: z.union([z.literal('me'), z.uuid()]).optional(),
  kind: PendingActionKind.optional(),
  /** A day of the week that is shown. */
  week: z.iso.date().optional(),
  page: z.coerce.number().int().min(0).default(0),
  /** About whom something is open, and what: their details when nothing is said. */
  interview: z.string().optional(),
  act: z.enum(RECRUITER_DIALOGS).default('details'),
});
export type InterviewSearch = z.output<typeof InterviewSearch>;

export type ChangeSearch = (changes: Partial<InterviewSearch>) => void;

/** What narrows any view, and what shows everything again. */
export const NO_FILTER = { q: '', job: undefined, who: undefined, kind: undefined } as const;

export function isFiltered({ q, job, who, kind, view }: InterviewSearch): boolean {
  return Boolean(q || job || who || (kind && view === 'actions'));
}
