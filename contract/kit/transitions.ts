import { AppError, type ErrorCode } from '../core/errors.ts';
import { hasRole, type MemberRole } from '../core/roles.ts';

/** Who acts. SYSTEM is time, or a move of another noun that causes this one. */
export type Party = 'CANDIDATE' | 'RECRUITER' | 'ADMIN' | 'SYSTEM';

/** The part of a row that the rules read. */
interface Standing {
  status: string;
}

/** One line of a table. Several lines for one action differ in states or parties. */
export interface Transition<Row extends Standing> {
  action: string;
  from: readonly Row['status'][];
  by: readonly Party[];
  /** Omitted if the state does not change. */
  to?: Row['status'];
  /** Returns an error if the action is forbidden for this row at this moment although its state allows it. */
  limits?: (row: Row, now: Date, party: Party) => ErrorCode | undefined;
}

interface Definition<Row extends Standing, Phase extends string, Line extends Transition<Row>> {
  /** The phase of each state; a new state does not compile until it has one. */
  phases: Readonly<Record<Row['status'], Phase>>;
  lines: readonly Line[];
  /** The error for an action that the state does not allow; STATE_CHANGED by default. */
  refusedElsewhere?: (status: Row['status'], action: Line['action']) => ErrorCode | undefined;
}

/** The state that an action leads to; a line without `to` leaves the state unchanged. */
type Outcome<Line, Action> = Line extends { action: Action }
  ? Line extends { to: infer To }
    ? To
    : Line extends { from: readonly (infer From)[] }
      ? From
      : never
  : never;

/** How a noun moves. The server's checks, the sets of states in SQL and the buttons all ask this. */
export interface Transitions<Row extends Standing, Phase extends string, Line extends Transition<Row>> {
  readonly actions: readonly Line['action'][];
  /** What this party may do with this row now. An undefined party (a VIEWER) may do nothing. */
  allowedActions(row: Row, party: Party | undefined, now: Date): Line['action'][];
  /** Why this party may not do it; undefined if it may. */
  refusal(action: Line['action'], row: Row, party: Party | undefined, now: Date): ErrorCode | undefined;
  /** The resulting state. Throws the refusal. */
  admit<A extends Line['action']>(action: A, row: Row, party: Party, now: Date): Outcome<Line, A>;
  /** The states of these phases, for SQL and filters. */
  statusesIn(...phases: Phase[]): Row['status'][];
  /** The states from which the action is possible, for SQL and lists. */
  statusesFor(action: Line['action']): Row['status'][];
  phaseOf(status: Row['status']): Phase;
}

/** Defines the table of a noun: `defineTransitions<Row>()({ phases, lines })`. */
export function defineTransitions<Row extends Standing>() {
  return <Phase extends string, const Line extends Transition<Row>>(
    definition: Definition<Row, Phase, Line>,
  ): Transitions<Row, Phase, Line> => {
    const { phases, lines } = definition;
    const statuses = Object.keys(phases) as Row['status'][];
    const actions = [...new Set(lines.map(({ action }): Line['action'] => action))];
    const refusal = (action: Line['action'], row: Row, party: Party | undefined, now: Date) =>
      refuse(definition, action, row, party, now);
    return {
      actions,
      refusal,
      allowedActions: (row, party, now) => actions.filter((action) => !refusal(action, row, party, now)),
      admit: <A extends Line['action']>(action: A, row: Row, party: Party, now: Date) => {
        const refused = refusal(action, row, party, now);
        if (refused) throw new AppError(refused);
        return (findLine(lines, action, row, party)?.to ?? row.status) as Outcome<Line, A>;
      },
      statusesIn: (...wanted) => statuses.filter((status) => wanted.includes(phases[status])),
      statusesFor: (action) =>
        statuses.filter((status) =>
          lines.some((line) => line.action === action && line.from.includes(status)),
        ),
      phaseOf: (status) => phases[status],
    };
  };
}

function findLine<Row extends Standing, Line extends Transition<Row>>(
  lines: readonly Line[],
  action: string,
  { status }: Row,
  party: Party,
): Line | undefined {
  return lines.find(
    (line) => line.action === action && line.by.includes(party) && line.from.includes(status),
  );
}

function refuse<Row extends Standing, Phase extends string, Line extends Transition<Row>>(
  { lines, refusedElsewhere }: Definition<Row, Phase, Line>,
  action: Line['action'],
  row: Row,
  party: Party | undefined,
  now: Date,
): ErrorCode | undefined {
  const isTheirs = lines.some((line) => line.action === action && party && line.by.includes(party));
  if (!party || !isTheirs) return 'FORBIDDEN';
  const line = findLine<Row, Line>(lines, action, row, party);
  if (line) return line.limits?.(row, now, party);
  return refusedElsewhere?.(row.status, action) ?? 'STATE_CHANGED';
}

/** The party that a member of a company acts as; undefined for a VIEWER, who may only read. */
export function partyOfMember(role: MemberRole): Party | undefined {
  return hasRole(role, 'RECRUITER') ? 'RECRUITER' : undefined;
}
