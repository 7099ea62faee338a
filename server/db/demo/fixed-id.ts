/** The id of a text in SQL, which is the same in every run: whether a sample has it follows from that. */
export function fixedIdOf(text: string): string {
  return `overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`;
}
