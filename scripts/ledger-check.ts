import { openDatabase } from '#server/db/open.ts';
import { loadEnv } from '#server/env.ts';
import { checkBooks } from '#server/features/invoices/ledger.service.ts';

const database = await openDatabase(loadEnv());
try {
  const { faults, isBalanced, figures, rewards, payouts, taxes, statements } = await checkBooks(database.db);
  const tables = { Invoices: figures, Rewards: rewards, Payouts: payouts, Statements: statements };
  for (const [title, sums] of Object.entries(tables)) {
    console.log(title);
    console.table(sums);
  }
  console.log('Tax withheld');
  console.table(taxes);
  for (const fault of faults) console.error(fault);
  if (isBalanced) console.log('The books balance.');
  else process.exitCode = 1;
} finally {
  await database.close();
}
