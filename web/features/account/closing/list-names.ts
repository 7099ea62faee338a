const list = new Intl.ListFormat('en-GB');

export function listNames(companies: readonly { name: string }[]): string {
  return list.format(companies.map(({ name }) => name));
}
