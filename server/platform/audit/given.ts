/** The filters that were set, for the audit entry of an export. */
export function given(filter: Record<string, unknown>): Record<string, unknown> {
  const isSet = (value: unknown) => value !== undefined && value !== null && value !== 'false';
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value)));
}
