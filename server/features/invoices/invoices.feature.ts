import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './invoices.audit.ts';
import { reactions as follows } from './invoices.reactions.ts';
import { routes as invoicesRoutes } from './invoices.routes.ts';
import { markOverdueInvoices, remindOfInvoices } from './invoices.tasks.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { mails } from './notices/invoices.mail.ts';
import { notices } from './notices/invoices.notices.ts';

export const invoices = defineFeature({
  name: 'invoices',
  routes: [...invoicesRoutes, ...ledgerRoutes],
  deadlines: [markOverdueInvoices, remindOfInvoices],
  notices,
  mails,
  audit,
  follows,
  after: { deadlines: ['offers'] },
});
