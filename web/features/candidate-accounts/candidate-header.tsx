import { Button } from '@mantine/core';
import { useState } from 'react';
import { candidateAccountMoves } from '#contract/candidate-account.transitions.ts';
import type { CandidateAccount } from '#contract/candidate-account.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { USER_STATUS_BADGES } from '#contract/labels/candidate-accounts.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './candidate-header.module.css';
import type { Decision } from './decision-dialogs.tsx';
import type { ShownFile } from './file-dialog.tsx';
import { FileDialog } from './file-dialog.tsx';

interface CandidateHeaderProps {
  candidate: CandidateAccount;
  onDecide: (action: Decision) => void;
}

const LABELS: Record<Decision, string> = { SUSPEND: 'Suspend', ACTIVATE: 'Activate', DELETE: 'Delete' };

/** The candidate's name and contact details, and the actions on the account. */
export function CandidateHeader({ candidate, onDecide }: CandidateHeaderProps) {
  const { label, family } = USER_STATUS_BADGES[candidate.status];
  const name = fullName(candidate);
  const allowed = candidateAccountMoves.allowedActions(candidate, 'ADMIN', new Date());
  const facts = [
    candidate.email,
    candidate.phone && formatPhone(candidate.phone),
    `${candidate.experienceYears.toFixed(1)} years of experience`,
    `Joined ${formatDay(candidate.createdAt)}`,
  ];
  return (
    <Card>
      <div className={classes.head}>
        <Avatar name={name} src={candidate.profilePictureUrl} size={64} />
        <div className={classes.who}>
          <div className={classes.name}>
            <h1>{name}</h1>
            <StatusBadge family={family}>{label}</StatusBadge>
          </div>
          {candidate.headline && <p>{candidate.headline}</p>}
          <p className="muted">{dotted(facts)}</p>
          <Resume file={candidate.profile.basicInfo.resumeFile} />
        </div>
        <div className={classes.actions}>
          {(['ACTIVATE', 'SUSPEND', 'DELETE'] as const)
            .filter((action) => allowed.includes(action))
            .map((action) => (
              <Button
                key={action}
                variant={action === 'DELETE' ? 'subtle' : 'default'}
                {...(action === 'DELETE' && { color: 'brick' })}
                onClick={() => onDecide(action)}
              >
                {LABELS[action]}
              </Button>
            ))}
        </div>
      </div>
      <Suspension suspension={candidate.suspension} />
    </Card>
  );
}

function Resume({ file }: { file: ShownFile | null }) {
  const [isShown, setShown] = useState(false);
  if (!file) return null;
  return (
    <>
      <Button size="xs" variant="link" px={0} onClick={() => setShown(true)}>
        View Resume
      </Button>
      {isShown && <FileDialog file={file} onClose={() => setShown(false)} />}
    </>
  );
}

function Suspension({ suspension }: Pick<CandidateAccount, 'suspension'>) {
  if (!suspension) return null;
  const { since, until, byName, reason } = suspension;
  const end = until ? `until ${formatDay(until)}` : 'until further notice';
  return (
    <div className={classes.suspension}>
      <Message family="warning">
        Suspended on {formatDay(since)} {end}
        {byName && ` by ${byName}`}: {reason}
      </Message>
    </div>
  );
}
