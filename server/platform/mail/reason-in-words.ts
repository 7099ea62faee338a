/** What somebody typed, with the full stop that it needs before another sentence. */
export function asSentence(typed: string): string {
  const text = typed.trim();
  return /[.!?…]["'”’)]*$/.test(text) ? text : `${text}.`;
}

/** After a sentence, where there is a reason to tell. */
export function because(reason: string | null): string {
  return reason ? ` Reason: ${asSentence(reason)}` : '';
}
