export interface OpenMention {
  /** Where the @ stands. */
  from: number;
  to: number;
  query: string;
}

/** As long as a name may be with its spaces. */
const OPEN = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*){0,3})$/u;

/** The mention that is being typed at the caret. */
export function openMention(text: string, caret: number): OpenMention | null {
  if (caret < 0) return null;
  const found = OPEN.exec(text.slice(0, caret));
  const query = found?.[1];
  if (query === undefined) return null;
  return { from: caret - query.length - 1, to: caret, query };
}

/** The text with the whole mention in it, and the caret behind. */
export function takeMention(text: string, { from, to }: OpenMention, mention: string) {
  const rest = text.slice(to);
  const space = rest.startsWith(' ') ? '' : ' ';
  const caret = from + mention.length + 1;
  return { text: `${text.slice(0, from)}${mention}${space}${rest}`, caret };
}
