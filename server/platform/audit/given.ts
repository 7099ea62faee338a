/** What of a list's filters was set, for the trace of its export. */
export function given(filter: Record<string, unknown>): Record<string, unknown> {
  const isSet = (value: unknown) => value !== undefined && value !== null && value !== 'false';
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value)));
}
