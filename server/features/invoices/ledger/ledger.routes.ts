import { checkLedger } from '#contract/invoices/ledger.ts';
import { route } from '#server/http/route.ts';
import { checkBooks } from './ledger.service.ts';

export const ledgerRoutes = [route(checkLedger, ({ db }) => checkBooks(db))];
