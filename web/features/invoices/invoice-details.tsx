import type { ReactNode } from 'react';
import type { Invoice } from '#contract/invoices/invoice.ts';
import { GST_PERCENT } from '#contract/invoices/tax.ts';
import { INVOICE_STATUS_BADGES } from '#contract/labels/invoices.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { creditInWords } from './credit-in-words.ts';
import { DocumentButton, type Side } from './document-button.tsx';
import classes from './invoice-panel.module.css';

const TERMS = 150;

function money(amount: number): ReactNode {
  return <span className="num">{formatRupees(amount)}</span>;
}

/** Null for zero, which leaves the row out. */
function some(amount: number): ReactNode {
  return amount > 0 ? money(amount) : null;
}

export function InvoiceDetails({ invoice, side = 'company' }: { invoice: Invoice; side?: Side }) {
  const { status, customer, supplier, creditNotes, payments, refunds } = invoice;
  const { label, family } = INVOICE_STATUS_BADGES[status];
  const place = [customer.address, customer.city, customer.state, customer.pincode].filter(Boolean);
  const account = supplier.bankAccount;
  return (
    <>
      <Section>
        <DescriptionList
          termWidth={TERMS}
          items={[
            [
              'Status',
              <StatusBadge key="status" family={family}>
                {label}
              </StatusBadge>,
            ],
            ['Hire', `${invoice.candidateName}, ${invoice.jobTitle}`],
            ['Joined', formatDay(invoice.joinedOn)],
            ['Issued', formatDay(invoice.issuedOn)],
            ['Due', formatDay(invoice.dueOn)],
          ]}
        />
      </Section>
      <Section title="How it comes about">
        <DescriptionList
          termWidth={TERMS}
          items={[
            ['First-year salary', money(invoice.firstYearSalary)],
            [`Fee, ${invoice.feePercent}%`, money(invoice.fee)],
            [`CGST, ${GST_PERCENT / 2}%`, some(invoice.cgst)],
            [`SGST, ${GST_PERCENT / 2}%`, some(invoice.sgst)],
            [`IGST, ${GST_PERCENT}%`, some(invoice.igst)],
            [
              'Total',
              <span key="total" className="strong num">
                {formatRupees(invoice.total)}
              </span>,
            ],
            ['In words', invoice.amountInWords],
            ['Credited', some(invoice.credited)],
            ['Paid', some(invoice.received)],
            ['TDS withheld', some(invoice.withheld)],
            ['Outstanding', money(invoice.outstanding)],
            ['Refunded', some(invoice.refunded)],
            ['Refund due', some(invoice.refundDue)],
          ]}
        />
      </Section>
      {creditNotes.length > 0 && (
        <Section title="Credit notes">
          {creditNotes.map((note) => (
            <div key={note.id} className={classes.line}>
              <p>
                <span>{note.number}</span>{' '}
                <span className="small muted">
                  {formatDay(note.issuedOn)}, {lowerFirst(creditInWords(note))}
                </span>
                {note.reason && <span className={classes.reason}>{note.reason}</span>}
              </p>
              <DocumentButton kind="note" side={side} id={note.id} number={note.number} />
            </div>
          ))}
        </Section>
      )}
      {payments.length > 0 && (
        <Section title="Payments">
          {payments.map(({ id, paidOn, received, withheld, reference }) => (
            <p key={id} className={classes.line}>
              <span>
                {formatDay(paidOn)} <span className="small muted">{reference}</span>
                {withheld > 0 && <span className={classes.reason}>With {formatRupees(withheld)} TDS</span>}
              </span>
              <span className="num">{formatRupees(received + withheld)}</span>
            </p>
          ))}
        </Section>
      )}
      {refunds.length > 0 && (
        <Section title="Refunds">
          {refunds.map(({ id, refundedOn, amount, reference }) => (
            <p key={id} className={classes.line}>
              <span>
                {formatDay(refundedOn)} <span className="small muted">{reference}</span>
              </span>
              <span className="num">{formatRupees(amount)}</span>
            </p>
          ))}
        </Section>
      )}
      <Section title="Billed to">
        <DescriptionList
          termWidth={TERMS}
          items={[
            ['Company', customer.name],
            ['Address', place.length > 0 ? place.join(', ') : 'Not given'],
            ['GST number', customer.gstin ?? 'Not registered'],
            ['Place of supply', invoice.placeOfSupply],
          ]}
        />
      </Section>
      {account && (
        <Section title="Pay to">
          <DescriptionList
            termWidth={TERMS}
            items={[
              ['Account holder', account.holder],
              [
                'Account number',
                <span key="number" className="num">
                  {account.number}
                </span>,
              ],
              ['IFSC', account.ifsc],
              ['Bank', account.bank],
              [
                'Reference',
                <span key="reference" className="num">
                  {invoice.number}
                </span>,
              ],
            ]}
          />
        </Section>
      )}
    </>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  );
}
