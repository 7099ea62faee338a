import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { getCompleteProfile, type OwnProfile } from '#contract/candidates/profile.ts';
import { SECTION_LABELS, type Section } from '#contract/candidates/sections.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './apply-sheet.module.css';

const EDITORS: Readonly<Record<Section, string>> = {
  basicInfo: '/profile/edit/info',
  skills: '/profile/edit/skills',
  experience: '/profile/edit/experience',
  education: '/profile/edit/education',
};

interface ApplySheetProps {
  opened: boolean;
  onClose: () => void;
  onSend: () => void;
  isSending: boolean;
  error: string | undefined;
}

/** What an application sends and what it lacks, before it is sent. */
export function ApplySheet({ opened, onClose, onSend, isSending, error }: ApplySheetProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Apply for this job">
      <WhatIsSent />
      {error && (
        <div className={classes.error}>
          <Message family="danger">{error}</Message>
        </div>
      )}
      <DialogFooter>
        <Button loading={isSending} onClick={onSend}>
          Send application
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Not yet
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function WhatIsSent() {
  const profile = useEndpoint(getCompleteProfile, {});
  if (profile.error) {
    return <ErrorPanel message={profile.error.message} onRetry={() => profile.refetch()} />;
  }
  if (!profile.data) return <LoadingText lines={4} />;
  return <Contents profile={profile.data} />;
}

function Contents({ profile }: { profile: OwnProfile }) {
  const { basicInfo, completion } = profile;
  const open = completion.sections.filter(({ isComplete }) => !isComplete);
  return (
    <div className={classes.contents}>
      <p className="muted">The company gets these, and can write to you.</p>
      <dl className={classes.parts}>
        <div>
          <dt>Profile</dt>
          <dd>{completion.percent === 100 ? 'Complete' : `${completion.percent}% complete`}</dd>
          {open.map(({ section }) => (
            <dd key={section} className={classes.missing}>
              {SECTION_LABELS[section]} is missing. <Link to={EDITORS[section]}>Add it</Link>
            </dd>
          ))}
        </div>
        <div>
          <dt>Résumé</dt>
          {basicInfo.resumeFile ? (
            <dd>{basicInfo.resumeFile.name}</dd>
          ) : (
            <dd className={classes.missing}>
              No résumé yet. <Link to={EDITORS.basicInfo}>Add one</Link>
            </dd>
          )}
        </div>
        <div>
          <dt>Contact details</dt>
          {basicInfo.email && <dd>{basicInfo.email}</dd>}
          {basicInfo.phone ? (
            <dd className="num">{basicInfo.phone}</dd>
          ) : (
            <dd className={classes.missing}>
              No phone number yet. <Link to={EDITORS.basicInfo}>Add it</Link>
            </dd>
          )}
        </div>
      </dl>
    </div>
  );
}
