import type { TestAccount } from '#server/testing/factories/accounts.ts';
import type { TestServer } from '#server/testing/server.ts';

export interface Stage {
  server: TestServer;
  admin: TestAccount;
  boss: TestAccount;
}

/** A prepared admin write. */
export interface Act {
  call: () => Promise<{ status: number; message?: string }>;
  /** The row that its audit entry is about; null if it is not a row. */
  about: string | null | (() => Promise<string>);
  /** Needs a super admin. */
  isBoss?: true;
  /** There is no previous state: it creates something, or sends a message. */
  isNew?: true;
}

export type Scenarios = Readonly<Record<string, (stage: Stage) => Promise<Act>>>;
