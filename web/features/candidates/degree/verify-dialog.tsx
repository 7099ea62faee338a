import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { DegreeProof } from '#contract/verifications/own.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { AddressStep } from './address-step.tsx';
import { CodeStep } from './code-step.tsx';
import classes from './degree.module.css';
import { DocumentStep } from './document-step.tsx';

const WAYS = [
  { value: 'MAIL', label: 'Institute email' },
  { value: 'DOCUMENT', label: 'Document' },
];

interface VerifyDialogProps {
  opened: boolean;
  onClose: () => void;
  proof: DegreeProof;
  universityName: string;
}

/** Two ways to prove a degree: a code to the institute's mail, or a document that we check. */
export function VerifyDialog({ opened, onClose, ...rest }: VerifyDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Verify your degree">
      <Ways {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Ways({ proof, universityName, onClose }: Omit<VerifyDialogProps, 'opened'>) {
  const [way, setWay] = useState(proof.mailDomain === null ? 'DOCUMENT' : 'MAIL');
  /** The person wants another address than the one that has a code. */
  const [isElsewhere, setElsewhere] = useState(false);
  if (proof.status === 'VERIFIED') return <Verified universityName={universityName} onClose={onClose} />;
  const hasCode = proof.status === 'PENDING' && proof.method === 'MAIL' && !isElsewhere;
  return (
    <div className={classes.ways}>
      <p>{universityName}. Recruiters see that the degree is verified, never the address or the document.</p>
      <SegmentedControl fullWidth data={WAYS} value={way} onChange={setWay} aria-label="How to verify" />
      {way === 'DOCUMENT' && <DocumentStep educationId={proof.educationId} onDone={onClose} />}
      {way === 'MAIL' && hasCode && <CodeStep proof={proof} onElsewhere={() => setElsewhere(true)} />}
      {way === 'MAIL' && !hasCode && (
        <AddressStep
          educationId={proof.educationId}
          mailDomain={proof.mailDomain}
          onSent={() => setElsewhere(false)}
        />
      )}
    </div>
  );
}

function Verified({ universityName, onClose }: { universityName: string; onClose: () => void }) {
  return (
    <>
      <div className={classes.verified} role="status">
        <Medal size={48} label="" />
        <p className="strong">Your degree is verified</p>
        <p className="muted">{universityName}. The medal now stands beside your name.</p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </>
  );
}
