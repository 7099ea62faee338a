import type { Area } from '../area.ts';

const INVOICES = 'server/features/invoices';

export const invoices: Area = {
  name: 'invoices',
  tests: [INVOICES],
  mutants: [
    {
      fault: 'a company reads the invoice of another',
      in: `${INVOICES}/list.queries.ts`,
      find: "selectViews(db).where('i.companyId', '=', companyId).where('i.id', '=', id)",
      replace: "selectViews(db).where('i.id', '=', id)",
      tests: [INVOICES, 'server/http/foreign-company-rows.test.ts'],
    },
    {
      fault: 'a company reads the PDF of a credit note of another',
      in: `${INVOICES}/invoices.queries.ts`,
      find: "(companyId ? found.where('i.companyId', '=', companyId) : found)",
      replace: 'found',
      tests: [INVOICES, 'server/http/foreign-company-rows.test.ts'],
    },
    {
      fault: 'the sums of a company count the invoices of all',
      in: `${INVOICES}/list.queries.ts`,
      find: "    .where('i.companyId', '=', companyId)\n    .groupBy",
      replace: '    .groupBy',
    },
    {
      fault: 'every member reads about invoices',
      in: `${INVOICES}/invoices.told.ts`,
      find: "invoice.companyId, 'OWNER')",
      replace: 'invoice.companyId)',
    },
    {
      fault: 'one reference pays an invoice twice',
      in: `${INVOICES}/money.service.ts`,
      find: "if (await queries.hasPayment(db, invoiceId, reference)) throw new AppError('PAYMENT_RECORDED');",
      replace: '',
    },
    {
      fault: 'a payment before the issue is taken',
      in: `${INVOICES}/money.service.ts`,
      find: "  if (paidOn < held.invoice.issuedOn) throw fieldFault('paidOn', PAID_BEFORE_ISSUE);\n",
      replace: '',
    },
    {
      fault: 'tax withheld does not count towards what is outstanding',
      in: `${INVOICES}/money.service.ts`,
      find: 'if (received + withheld > outstanding)',
      replace: 'if (received > outstanding)',
    },
    {
      fault: 'two admins credit the same half twice',
      in: `${INVOICES}/money.service.ts`,
      find: "  if (input.credited !== before.credited) throw new AppError('STATE_CHANGED');\n",
      replace: '',
    },
    {
      fault: 'two admins refund the same money twice',
      in: `${INVOICES}/money.service.ts`,
      find: "  if (input.refunded !== refunded) throw new AppError('STATE_CHANGED');\n",
      replace: '',
    },
    {
      fault: 'a refund dates from before its credit note',
      in: `${INVOICES}/money.service.ts`,
      find: 'issuedOn <= day',
      replace: 'issuedOn',
    },
    {
      fault: 'a reminder by an admin names the wrong moment',
      in: `${INVOICES}/money.service.ts`,
      find: "return dueOn > today ? 'BEFORE' : 'AFTER';",
      replace: "return dueOn > today ? 'AFTER' : 'BEFORE';",
    },
    {
      fault: 'a credit for leaving takes back everything',
      in: `${INVOICES}/invoices.follows.ts`,
      find: "cause: 'LEFT', percent }",
      replace: "cause: 'LEFT', percent: percent && 100 }",
    },
    {
      fault: 'who did not join is credited by a part',
      in: `${INVOICES}/invoices.follows.ts`,
      find: 'percent: 100 }',
      replace: 'percent: 50 }',
    },
    {
      fault: 'a reminder goes out for what is paid',
      in: `${INVOICES}/invoices.service.ts`,
      find: '|| balance.outstanding === 0',
      replace: '',
    },
    {
      fault: 'owners are reminded twice on one day',
      in: `${INVOICES}/invoices.service.ts`,
      find: 'if (!(await queries.insertReminder(tx, reminder))) return;',
      replace: 'await queries.insertReminder(tx, reminder);',
    },
    {
      fault: 'an invoice is overdue on its last day',
      in: `${INVOICES}/invoices.service.ts`,
      find: "toInstant(addDays(dueOn, 1), '00:00')",
      replace: "toInstant(addDays(dueOn, 0), '00:00')",
    },
    {
      fault: 'the list says overdue on the last day',
      in: `${INVOICES}/admin-invoices.service.ts`,
      find: 'dueOn < today',
      replace: 'dueOn <= today',
    },
    {
      fault: 'the table of invoices has received and withheld the wrong way round',
      in: `${INVOICES}/admin-invoices.service.ts`,
      find: '...[credited, received, withheld,',
      replace: '...[credited, withheld, received,',
    },
    {
      fault: 'the table of invoices leaves no trace',
      in: `${INVOICES}/admin-invoices.service.ts`,
      find: 'await emit(db, invoicesExported,',
      replace: 'void (db, invoicesExported,',
    },
    {
      fault: 'the mail about a payment says that the rest is outstanding when nothing is',
      in: `${INVOICES}/invoices.told.ts`,
      find: 'owed > 0 ?',
      replace: 'owed >= 0 ?',
    },
    {
      fault: 'the history of an invoice shows the refunds of all',
      in: `${INVOICES}/money.queries.ts`,
      find: "    .where('r.invoiceId', '=', invoiceId)\n    .execute();\n}\n\nexport function listIssuedCredits",
      replace: '    .execute();\n}\n\nexport function listIssuedCredits',
    },
    {
      fault: 'the ledger balances though refunds do not',
      in: `${INVOICES}/ledger.service.ts`,
      find: '...(await listMoneyFaults(tx)), ',
      replace: '',
    },
    {
      fault: 'rewards that do not add up pass the ledger',
      in: `${INVOICES}/ledger.service.ts`,
      find: ', ...ofRewards]',
      replace: ', ...(ofRewards && [])]',
      tests: [INVOICES, 'server/features/rewards'],
    },
  ],
};
