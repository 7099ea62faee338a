/** The id of a field's input: `field-` and its path. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}
