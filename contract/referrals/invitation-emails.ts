const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;
const ADDRESS_MAX = 254;

export interface InvitationEmails {
  /** Unique, in lower case, in the order of the input. */
  valid: string[];
  invalid: string[];
}

/** Reads the addresses from typed or pasted text, separated by spaces, line breaks or commas. */
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
