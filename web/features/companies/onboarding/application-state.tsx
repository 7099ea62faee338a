import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { isWaiting } from '#contract/companies/approval.policy.ts';
import { cancelApplication } from '#contract/companies/approval.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import classes from './application-state.module.css';
import { SupportContact } from './support-contact.tsx';
import type { Onboarding } from './use-onboarding.ts';

/** Keywords of each step, the most distinctive step first. */
const WORDS: readonly (readonly [step: number, words: RegExp])[] = [
  [3, /document|certificate|registration|pan card|licen[cs]e|\bscans?\b|upload|\bfiles?\b|\bread\b|expired/i],
  [1, /designation|linkedin|phone|your name|experience|bio\b/i],
  [2, /company|website|gst|address|city|pincode|industry/i],
];

/** The step that a rejection reason is about; the review step if no keyword matches. */
export function stepOfReason(reason: string): number {
  return WORDS.find(([, words]) => words.test(reason))?.[0] ?? 4;
}

const NEXT = [
  ['You apply', 'Four short steps. What you saved stays if you leave.'],
  ['We read it', 'A person looks at every application, within 2-3 business days.'],
  ['You hire', 'Post jobs, search graduates and pay only when somebody joins.'],
] as const;

/** What happens after the form, shown beside it. */
export function OnboardingAside() {
  return (
    <aside className={classes.aside} aria-label="What happens next">
      <Card title="What happens next">
        <ol className={classes.list}>
          {NEXT.map(([title, text]) => (
            <li key={title}>
              <p className="strong">{title}</p>
              <p className="small muted">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
      <SupportContact />
    </aside>
  );
}

/** Above the steps: why the application was rejected, or that it is under review. */
export function ApplicationState({ status }: { status: Onboarding['status'] }) {
  if (isWaiting(status.approvalStatus)) return <BeingRead />;
  if (status.approvalStatus !== 'REJECTED') return null;
  return (
    <Message family="danger" title="Application Rejected">
      <ul className={classes.reasons}>
        {status.rejectionReasons.map((reason) => (
          <li key={reason}>
            <Link to={`?step=${stepOfReason(reason)}`}>{reason}</Link>
          </li>
        ))}
      </ul>
      <p>Please update your application and resubmit it.</p>
    </Message>
  );
}

function BeingRead() {
  const [isAsking, setAsking] = useState(false);
  const cancel = useEndpointMutation(cancelApplication, {
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Message
        family="info"
        title="Your application is being reviewed"
        action={
          <div className={classes.buttons}>
            <Button size="xs" component={Link} to="/recruiter/pending-approval" variant="default">
              Back to the status
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking(true)}>
              Cancel submission
            </Button>
          </div>
        }
      >
        You can still correct the details; the reviewer sees the change.
      </Message>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate({})}
        title="Cancel the submission?"
        confirmLabel="Cancel submission"
        cancelLabel="Keep it"
        danger
        loading={cancel.isPending}
        error={cancel.error?.message}
      >
        <p>What you entered stays. Nobody reviews it until you submit again.</p>
      </ConfirmModal>
    </>
  );
}
