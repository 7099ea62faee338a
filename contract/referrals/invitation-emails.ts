const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;
const ADDRESS_MAX = 254;

export interface InvitationEmails {
  /** Each once, in lower case, in the order in which they were written. */
  valid: string[];
  invalid: string[];
}

/** Reads the addresses out of what was typed or pasted: one after another, between spaces, line ends or commas. */
export function parseInvitationEmails(input: string | readonly string[]): InvitationEmails {
  const text = typeof input === 'string' ? input : input.join(' ');
  const parts = new Set(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((part) => part.toLowerCase()),
  );
  const isAddress = (part: string) => part.length <= ADDRESS_MAX && ADDRESS.test(part);
  return {
    valid: [...parts].filter(isAddress),
    invalid: [...parts].filter((part) => !isAddress(part)),
  };
}
