import { AppError, type ErrorCode } from '#contract/core/errors.ts';
import type { Party, Transition, Transitions } from './transitions.ts';

const PARTIES: readonly Party[] = ['CANDIDATE', 'RECRUITER', 'ADMIN', 'SYSTEM'];

type Outcomes = Record<string, string>;

/**
 * Tries every action by every party on this row: `{'CANDIDATE ACCEPT': 'ACCEPTED'}` lists what is admitted
 * and the resulting state. Throws if the buttons, the refusal and the admission disagree.
 */
export function tryEveryMove<
  Row extends { status: string },
  Phase extends string,
  Line extends Transition<Row>,
>(table: Transitions<Row, Phase, Line>, row: Row, now: Date): Outcomes {
  const outcomes: Outcomes = {};
  for (const party of PARTIES) {
    const buttons = table.allowedActions(row, party, now);
    for (const action of table.actions) {
      const to = outcomeOf(() => table.admit(action, row, party, now) as Row['status']);
      const refused = table.refusal(action, row, party, now);
      const agree = buttons.includes(action) === !refused && (refused ?? to.state) === (to.code ?? to.state);
      if (!agree) throw new Error(`${party} ${action} from ${row.status}: the table contradicts itself`);
      if (to.state && !table.statusesFor(action).includes(row.status))
        throw new Error(`SQL does not find ${row.status} for ${action}`);
      if (to.state) outcomes[`${party} ${action}`] = to.state;
    }
  }
  return outcomes;
}

function outcomeOf(admit: () => string): { state?: string; code?: ErrorCode } {
  try {
    return { state: admit() };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code };
    throw error;
  }
}
