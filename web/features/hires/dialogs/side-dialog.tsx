import { useState } from 'react';
import type { Hire } from '#contract/hires/hire.ts';
import type { HireAction } from '#contract/hires/transitions.ts';
import type { HireSide } from '#contract/labels/hires.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';

const ConfirmHireDialog = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmHireDialog);
const DisputeHireDialog = lazyDialog(async () => (await import('./dispute-dialog.tsx')).DisputeHireDialog);
const LeavingDialog = lazyDialog(async () => (await import('./leaving-dialog.tsx')).LeavingDialog);

export const HIRE_DIALOGS = ['confirm-hire', 'dispute-hire', 'leaving'] as const;
export type HireDialogKind = (typeof HIRE_DIALOGS)[number];

const NEEDS: Readonly<Record<HireDialogKind, readonly HireAction[]>> = {
  'confirm-hire': ['CONFIRM', 'AGREE_LEAVING', 'AGREE_ABSENCE'],
  'dispute-hire': ['DISPUTE'],
  leaving: ['REPORT_LEAVING'],
};

/** Whether the hire is in a state in which the dialog applies. */
export function mayOpen(kind: HireDialogKind, { allowedActions }: Hire): boolean {
  return NEEDS[kind].some((action) => allowedActions.includes(action));
}

interface SideDialogProps {
  kind: HireDialogKind;
  hire: Hire;
  side: HireSide;
  onClose: () => void;
}

/**
 * An outdated link opens nothing; a dialog that was opened in time stays, and the server
 * says when it is too late.
 */
export function SideDialog({ kind, hire: current, side, onClose }: SideDialogProps) {
  const [hire] = useState(current);
  if (!mayOpen(kind, hire)) return null;
  if (kind === 'confirm-hire') return <ConfirmHireDialog hire={hire} side={side} onClose={onClose} />;
  if (kind === 'dispute-hire') return <DisputeHireDialog hire={hire} side={side} onClose={onClose} />;
  return <LeavingDialog hire={hire} side={side} onClose={onClose} />;
}
