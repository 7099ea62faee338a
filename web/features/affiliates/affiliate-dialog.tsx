import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { affiliateMoves } from '#contract/affiliates.transitions.ts';
import {
  AFFILIATE_APPROVED,
  AFFILIATE_REASON_MAX,
  AFFILIATE_REJECTED,
  type AffiliateAction,
  AffiliateDecision,
  type AffiliateDetails,
  adminGetAffiliate,
  adminProcessAffiliate,
} from '#contract/affiliates.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { AFFILIATE_STATUS_BADGES } from '#contract/labels/referrals.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { useDecisionForm } from '#web/lib/forms/use-decision-form.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { OutLink } from '#web/ui/display/out-link.tsx';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { DecisionForm } from '#web/ui/overlays/decision-form.tsx';
import { LoadedDialog } from '#web/ui/overlays/loaded-dialog.tsx';

interface AffiliateDialogProps {
  id: string;
  /** The decision that is open for confirmation. */
  action?: AffiliateAction | undefined;
  /** Says who else has it open. */
  above?: ReactNode;
  onClose: () => void;
}

/**
 * An application to the affiliate programme: the applicant, their channels, the results, and the decision.
 */
export function AffiliateDialog({ id, action, above, onClose }: AffiliateDialogProps) {
  const reading = useEndpoint(adminGetAffiliate, { params: { id } });
  return (
    <LoadedDialog
      reading={reading}
      waitingTitle="Affiliate details"
      title={(affiliate) => fullName(affiliate)}
      onClose={onClose}
    >
      {(affiliate) => (
        <>
          {above}
          <Standing affiliate={affiliate} />
          <Figures affiliate={affiliate} />
          <Application affiliate={affiliate} />
          <Decide key={affiliate.status} affiliate={affiliate} action={action} onClose={onClose} />
        </>
      )}
    </LoadedDialog>
  );
}

function Standing({ affiliate }: { affiliate: AffiliateDetails }) {
  const { status, statusDisplay, reason, decidedBy, decidedAt } = affiliate;
  const by = decidedAt && `${decidedBy ? `by ${decidedBy}, ` : ''}${formatDateTime(decidedAt)}`;
  return (
    <>
      <p>
        <StatusBadge family={AFFILIATE_STATUS_BADGES[status].family}>{statusDisplay}</StatusBadge>{' '}
        {by && <span className="small muted num">{by}</span>}
      </p>
      {reason && (
        <Message family="danger" title="Reason for rejection">
          {reason}
        </Message>
      )}
    </>
  );
}

function Figures({ affiliate }: { affiliate: AffiliateDetails }) {
  const { clicks, signUps, hires, earnings, flaggedReferrals } = affiliate;
  const flagged = flaggedReferrals > 0 ? { note: `${formatNumber(flaggedReferrals)} flagged` } : {};
  return (
    <StatStrip
      columns={4}
      stats={[
        { label: 'Clicks', figure: formatNumber(clicks), quiet: clicks === 0 },
        { label: 'Sign-ups', figure: formatNumber(signUps), quiet: signUps === 0, ...flagged },
        { label: 'Hires', figure: formatNumber(hires), quiet: hires === 0 },
        { label: 'Earned', figure: formatRupees(earnings.total), earned: earnings.total > 0 },
      ]}
    />
  );
}

function Application({ affiliate }: { affiliate: AffiliateDetails }) {
  const { email, emailVerified, phone, website, socialMediaHandle, marketingChannels } = affiliate;
  return (
    <section>
      <h3>Application</h3>
      <DescriptionList
        termWidth={148}
        items={[
          ['Email', `${email} (${emailVerified ? 'verified' : 'not verified'})`],
          ['Phone', phone && formatPhone(phone)],
          [
            'Website',
            <OutLink key="website" url={/^https?:/i.test(website) ? website : `https://${website}`} />,
          ],
          ['Social media', socialMediaHandle],
          ['Channels', marketingChannels.join(', ') || null],
          ['Experience', affiliate.experience],
          ['Applied', formatDateTime(affiliate.createdAt)],
        ]}
      />
    </section>
  );
}

const LABELS: Readonly<Record<AffiliateAction, string>> = { APPROVE: 'Approve', REJECT: 'Reject' };

interface DecideProps {
  affiliate: AffiliateDetails;
  action: AffiliateAction | undefined;
  onClose: () => void;
}

function Decide({ affiliate, action, onClose }: DecideProps) {
  const { id, status, firstName } = affiliate;
  const moves = affiliateMoves.allowedActions(affiliate, 'ADMIN', new Date());
  const first = moves.find((move) => move === action) ?? (moves.length === 1 ? moves[0] : undefined);
  const decision = useDecisionForm(AffiliateDecision, adminProcessAffiliate, {
    id,
    draftName: `process-affiliate:${id}`,
    initial: { action: first ?? (null as never), reason: '', from: status },
    message: (body) => (body.action === 'REJECT' ? AFFILIATE_REJECTED : AFFILIATE_APPROVED),
    onDone: onClose,
  });
  const chosen = useWatch({ control: decision.form.control, name: 'action' });
  return (
    <DecisionForm
      decision={decision}
      choice={{
        name: 'action',
        label: 'Decision',
        options: moves.map((value) => ({ value, label: LABELS[value] })),
      }}
      reason={
        chosen === 'REJECT'
          ? {
              name: 'reason',
              label: 'Reason for rejection',
              description: `${firstName} reads this text.`,
              limit: AFFILIATE_REASON_MAX,
            }
          : undefined
      }
      submitLabel={chosen ? `${LABELS[chosen]} affiliate` : 'Decide'}
      onClose={onClose}
    />
  );
}
