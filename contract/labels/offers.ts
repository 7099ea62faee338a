import * as z from 'zod';
import type { Badge, Viewer } from './badge.ts';

export const OFFER_STATUSES = ['EXTENDED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;
export const OfferStatus = z.enum(OFFER_STATUSES);
export type OfferStatus = z.output<typeof OfferStatus>;

const OFFER_STATUS_BADGES: Readonly<Record<OfferStatus, Badge>> = {
  EXTENDED: { label: 'Awaiting answer', family: 'progress' },
  ACCEPTED: { label: 'Accepted', family: 'success' },
  DECLINED: { label: 'Declined', family: 'neutral' },
  EXPIRED: { label: 'Expired', family: 'neutral' },
  WITHDRAWN: { label: 'Withdrawn', family: 'neutral' },
};

/** The side that has to answer gets a label that says so. */
export function offerStatusBadge(status: OfferStatus, viewer: Viewer): Badge {
  if (status === 'EXTENDED' && viewer === 'candidate') return { label: 'To answer', family: 'warning' };
  return OFFER_STATUS_BADGES[status];
}
