/** A code on its way to a new address. Times are milliseconds since 1970. */
export interface SentCode {
  newEmail: string;
  expiresAt: number;
  /** No other code before. */
  resendAt: number;
  /** In this very moment, and not before the page was opened. */
  isNew: boolean;
}
