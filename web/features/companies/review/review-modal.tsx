import { Modal, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { isWaiting } from '#contract/companies/approval.policy.ts';
import { type AdminRecruiter, adminGetRecruiter } from '#contract/companies/recruiter-review.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { ApprovalBadge } from '#web/features/companies/review-list/approval-badge.tsx';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { IconCheck, IconMinus } from '#web/ui/icons/controls.ts';
import { useOverlay } from '#web/ui/overlays/use-overlay.ts';
import { ReviewChange } from './review-change.tsx';
import { ReviewDocuments } from './review-documents.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { reviewWords } from './review-failure.ts';
import { ReviewFooter } from './review-footer.tsx';
import classes from './review-modal.module.css';
import timeline from './review-timeline.module.css';
import { timelineOf } from './timeline.ts';

/** The history, and what the recruiter may do. */
function ReviewAside({ recruiter }: { recruiter: AdminRecruiter }) {
  const isOpen = isWaiting(recruiter.approvalStatus);
  return (
    <div className={timeline.aside}>
      <h3>Timeline</h3>
      <ol className={timeline.steps}>
        {timelineOf(recruiter).map(({ id, label, note, state }) => (
          <li key={id} className={timeline[state]} aria-current={state === 'current' ? 'step' : undefined}>
            <div>
              <p>{label}</p>
              {note && <p className={timeline.note}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      <div className={timeline.permissions}>
        <h3>{isOpen ? 'Permissions on approval' : 'Permissions'}</h3>
        <ul>
          <Permission label="Create jobs" granted={isOpen || recruiter.canCreateJobs} />
          <Permission label="View candidates" granted={isOpen || recruiter.canViewCandidates} />
        </ul>
      </div>
    </div>
  );
}

function Permission({ label, granted }: { label: string; granted: boolean }) {
  const Icon = granted ? IconCheck : IconMinus;
  return (
    <li className={granted ? timeline.granted : 'muted'}>
      <Icon className="icon" size={16} stroke={1.6} aria-hidden="true" />
      {!granted && <VisuallyHidden>Not allowed:</VisuallyHidden>}
      {label}
    </li>
  );
}

/** Gets the focus when the focused control is gone after a decision. */
const CLOSE = 'close-review';

interface ReviewModalProps {
  /** The recruiter; null while it is closed. */
  id: string | null;
  /** Says who else has it open. */
  above?: ReactNode;
  onClose: () => void;
}

/** Everything about one recruiter, with the decisions that the status allows. */
export function ReviewModal({ id, above, onClose }: ReviewModalProps) {
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false;
  // The last recruiter stays rendered while the dialog fades out.
  const last = useRef(id);
  if (id !== null) last.current = id;
  const overlay = useOverlay(id !== null, onClose);
  return (
    <Modal.Root
      {...overlay}
      size={880}
      radius={14}
      centered
      fullScreen={isPhone}
      padding={0}
      classNames={{ content: classes.content ?? '' }}
      transitionProps={{ transition: 'fade', duration: 180 }}
    >
      <Modal.Overlay color="#0a121e" backgroundOpacity={0.52} />
      <Modal.Content>
        {last.current && <Review key={last.current} id={last.current} above={above} onClose={onClose} />}
      </Modal.Content>
    </Modal.Root>
  );
}

function Review({ id, above, onClose }: { id: string; above: ReactNode; onClose: () => void }) {
  const recruiter = useEndpoint(adminGetRecruiter, { params: { id } });
  const { data } = recruiter;
  return (
    <>
      <Modal.Header className={classes.header} role="none">
        {data ? <Headline recruiter={data} /> : <Modal.Title>Recruiter details</Modal.Title>}
        <Modal.CloseButton id={CLOSE} aria-label="Close" />
      </Modal.Header>
      <Modal.Body className={classes.body}>
        {above && <div className={classes.above}>{above}</div>}
        {data && <Details recruiter={data} />}
        {!data && (
          <div className={classes.main}>
            {recruiter.error ? (
              <LoadFailure
                reading={recruiter}
                message={wordsOf(recruiter.error, reviewWords('Failed to load recruiter details'))}
              />
            ) : (
              <LoadingText lines={10} />
            )}
          </div>
        )}
      </Modal.Body>
      {data && <ReviewFooter recruiter={data} onDone={onClose} />}
    </>
  );
}

function Headline({ recruiter }: { recruiter: AdminRecruiter }) {
  const { designation, companyName, isProfileComplete } = recruiter;
  const name = fullName(recruiter);
  const place = [designation, companyName].filter(Boolean).join(' at ');
  return (
    <>
      <Avatar name={name} size={48} />
      <div className={classes.who}>
        <div className={classes.name}>
          <Modal.Title>{name}</Modal.Title>
          <ApprovalBadge status={recruiter.approvalStatus} />
        </div>
        <p className="small muted">
          {place && `${place}. `}Profile {isProfileComplete ? 'complete' : 'incomplete'}.
        </p>
      </div>
    </>
  );
}

function Details({ recruiter }: { recruiter: AdminRecruiter }) {
  const isSuspended = recruiter.approvalStatus === 'SUSPENDED';
  const suspension = isSuspended
    ? recruiter.history.findLast(({ action }) => action === 'company.suspended')
    : undefined;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {recruiter.rejectionReason && (
          <Message family="danger" title="Reason for rejection">
            <span className={classes.lines}>{recruiter.rejectionReason}</span>
          </Message>
        )}
        {suspension?.reason && (
          <Message family="danger" title="Reason for suspension">
            <span className={classes.lines}>{suspension.reason}</span>
          </Message>
        )}
        {recruiter.company.pendingChange && (
          <ReviewChange
            recruiter={recruiter}
            change={recruiter.company.pendingChange}
            onDone={() => focusLater(CLOSE)}
          />
        )}
        <ReviewFacts recruiter={recruiter} />
        <ReviewDocuments
          recruiterId={recruiter.id}
          documents={recruiter.documents}
          isOpen={isWaiting(recruiter.approvalStatus)}
        />
      </div>
      <aside className={classes.side} aria-label="Timeline and permissions">
        <ReviewAside recruiter={recruiter} />
      </aside>
    </div>
  );
}
