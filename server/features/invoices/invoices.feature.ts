import { defineFeature } from '#server/feature.ts';
import { auditEntries, follows } from './invoices.follows.ts';
import { routes } from './invoices.routes.ts';
import { markOverdueInvoices, remindOfInvoices } from './invoices.service.ts';
import { mails, notices } from './invoices.told.ts';

export const invoices = defineFeature({
  name: 'invoices',
  routes,
  deadlines: [markOverdueInvoices, remindOfInvoices],
  notices,
  mails,
  audit: auditEntries,
  follows,
  after: { deadlines: ['offers'] },
});
