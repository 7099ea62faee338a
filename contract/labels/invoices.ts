import * as z from 'zod';
import type { Badge } from './badge.ts';

export const INVOICE_STATUSES = ['ISSUED', 'OVERDUE', 'PAID', 'CREDITED'] as const;
export const InvoiceStatus = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.output<typeof InvoiceStatus>;

export const INVOICE_STATUS_BADGES: Readonly<Record<InvoiceStatus, Badge>> = {
  ISSUED: { label: 'Due', family: 'progress' },
  OVERDUE: { label: 'Overdue', family: 'warning' },
  PAID: { label: 'Paid', family: 'success' },
  CREDITED: { label: 'Credited', family: 'neutral' },
};

/** LEFT and DID_NOT_JOIN follow from the hire; CORRECTION is an admin's credit with a reason. */
export const CREDIT_CAUSES = ['LEFT', 'DID_NOT_JOIN', 'CORRECTION'] as const;
export const CreditCause = z.enum(CREDIT_CAUSES);
export type CreditCause = z.output<typeof CreditCause>;

export const CREDIT_CAUSE_LABELS: Readonly<Record<CreditCause, string>> = {
  LEFT: 'Left early',
  DID_NOT_JOIN: 'Did not join',
  CORRECTION: 'Correction',
};

/** When owners are reminded of an invoice: before its due date, on it, and after it. */
export const DUE_MOMENTS = ['BEFORE', 'TODAY', 'AFTER'] as const;
export type DueMoment = (typeof DUE_MOMENTS)[number];
