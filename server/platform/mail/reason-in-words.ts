/** Typed text with a full stop, so that another sentence can follow. */
export function asSentence(typed: string): string {
  const text = typed.trim();
  return /[.!?…]["'”’)]*$/.test(text) ? text : `${text}.`;
}

/** Appended to a sentence if there is a reason. */
export function because(reason: string | null): string {
  return reason ? ` Reason: ${asSentence(reason)}` : '';
}
