import type { ReactNode } from 'react';
import { listInWords } from '#contract/kit/list-in-words.ts';
import { REFERRAL_FLAG_LABELS, REFERRAL_REVIEW_BADGES } from '#contract/labels/referrals.ts';
import {
  type AdminReferral,
  adminGetReferral,
  adminReviewReferral,
  type Lookalike,
  REFERRAL_REASON_MAX,
  ReferralDecision,
} from '#contract/referrals/review.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { useDecisionForm } from '#web/lib/forms/use-decision-form.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { DecisionForm } from '#web/ui/overlays/decision-form.tsx';
import { LoadedDialog } from '#web/ui/overlays/loaded-dialog.tsx';

interface ReferralDialogProps {
  id: string;
  /** Says who else has it open. */
  above?: ReactNode;
  onClose: () => void;
}

/** A suspicious sign-up: who, referred by whom, what speaks against it, and the decision. */
export function ReferralDialog({ id, above, onClose }: ReferralDialogProps) {
  const reading = useEndpoint(adminGetReferral, { params: { id } });
  return (
    <LoadedDialog
      reading={reading}
      waitingTitle="Flagged referral"
      title={({ newcomer, referrer }) => `${newcomer.name}, referred by ${referrer.name}`}
      onClose={onClose}
    >
      {(referral) => (
        <>
          {above}
          <ReferralFacts referral={referral} />
          {referral.review === null && referral.flags.length > 0 && (
            <Decide referral={referral} onClose={onClose} />
          )}
        </>
      )}
    </LoadedDialog>
  );
}

const person = ({ name, email }: { name: string; email: string }) => (
  <>
    {name}
    <br />
    <span className="small muted">{email}</span>
  </>
);

function ReferralFacts({ referral }: { referral: AdminReferral }) {
  const { referrer, newcomer, source, signedUpAt, flags, review, reviewReason } = referral;
  return (
    <>
      {review && (
        <Message
          family={review === 'ALLOWED' ? 'success' : 'danger'}
          title={`${REFERRAL_REVIEW_BADGES[review].label} by ${referral.reviewedBy ?? 'a former admin'}, ${formatDateTime(referral.reviewedAt ?? signedUpAt)}`}
        >
          {reviewReason}
        </Message>
      )}
      <DescriptionList
        termWidth={132}
        items={[
          ['Referrer', person(referrer)],
          ['Newcomer', person(newcomer)],
          ['Came by', source === 'LINK' ? 'The link' : 'An invitation'],
          ['Signed up', formatDateTime(signedUpAt)],
        ]}
      />
      {flags.length > 0 && (
        <section>
          <h3>Why it was flagged</h3>
          <ul style={{ display: 'grid', gap: 6 }}>
            {flags.map((flag) => (
              <li key={flag}>
                <span className="strong">{REFERRAL_FLAG_LABELS[flag]}. </span>
                <Evidence referral={referral} flag={flag} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Evidence({ referral, flag }: { referral: AdminReferral; flag: AdminReferral['flags'][number] }) {
  const { sameDevice, samePhone, inTheHour } = referral.evidence;
  if (flag === 'SELF') return 'Both addresses lead to the same mailbox.';
  if (flag === 'BURST') return `${count(inTheHour, 'sign-up')} by this referrer within an hour.`;
  const alike = flag === 'DEVICE' ? sameDevice : samePhone;
  if (alike.length === 0) return 'Whoever it was shared with has left.';
  return `Shared with ${listInWords(alike.map(nameOf))}.`;
}

function nameOf({ name, email, isReferrer }: Lookalike): string {
  return `${name} (${isReferrer ? 'the referrer, ' : ''}${email})`;
}

function Decide({ referral: { id }, onClose }: { referral: AdminReferral; onClose: () => void }) {
  const decision = useDecisionForm(ReferralDecision, adminReviewReferral, {
    id,
    draftName: `review-referral:${id}`,
    initial: { decision: null as never, reason: '' },
    onDone: onClose,
  });
  return (
    <DecisionForm
      decision={decision}
      choice={{
        name: 'decision',
        label: 'Decision',
        options: [
          { value: 'ALLOWED', label: 'Let it count' },
          { value: 'REFUSED', label: 'Refuse it' },
        ],
      }}
      reason={{
        name: 'reason',
        label: 'Reason',
        description: 'The referrer reads it when the referral is refused.',
        limit: REFERRAL_REASON_MAX,
      }}
      submitLabel="Decide"
      onClose={onClose}
    />
  );
}
