/** What an action is about: `company` of `company.approved`. */
const kindOf = (action: string) => action.replace(/\..*/, '');

/** What there is anything about, in the order of the actions. */
export function kindsOf(actions: readonly string[]): string[] {
  return [...new Set(actions.map(kindOf))];
}

/** Those that can have happened to such a thing; of no kind in particular, all. */
export function actionsOn(kind: string | undefined, actions: readonly string[]): string[] {
  return actions.filter((action) => !kind || kindOf(action) === kind);
}
