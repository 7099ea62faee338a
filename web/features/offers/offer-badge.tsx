import type { Viewer } from '#contract/labels/badge.ts';
import { type OfferStatus, offerStatusBadge } from '#contract/labels/offers.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

export function OfferBadge({ status, viewer }: { status: OfferStatus; viewer: Viewer }) {
  const { label, family } = offerStatusBadge(status, viewer);
  return <StatusBadge family={family}>{label}</StatusBadge>;
}
