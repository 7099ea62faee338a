import type { TestAccount } from '#server/testing/factories/accounts.ts';
import type { TestServer } from '#server/testing/server.ts';

export interface Stage {
  server: TestServer;
  admin: TestAccount;
  boss: TestAccount;
}

/** One admin write, made ready. */
export interface Act {
  call: () => Promise<{ status: number; message?: string }>;
  /** The row that its entry of the audit is about; null for what is no row. */
  about: string | null | (() => Promise<string>);
  /** A super admin where only one may. */
  isBoss?: true;
  /** Nothing was before it: it makes something, or sends a message that changes nothing. */
  isNew?: true;
}

export type Scenarios = Readonly<Record<string, (stage: Stage) => Promise<Act>>>;
