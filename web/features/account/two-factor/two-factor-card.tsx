import { useState } from 'react';
import { getTwoFactor, type TwoFactorSetup } from '#contract/auth/two-factor.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { late } from '#web/ui/late/late.tsx';
import { SavedLine } from '../saved-line.tsx';
import { useNote } from '../use-note.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './two-factor.module.css';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';

const SetupSteps = late(async () => (await import('./setup-steps.tsx')).SetupSteps);

/** Two-step sign-in: turning it on, keeping the recovery codes, turning it off. */
export function TwoFactorCard({ onKept }: { onKept?: () => void }) {
  const reading = useEndpoint(getTwoFactor, {});
  const { data: status, error } = reading;
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [note, show] = useNote();
  // It was turned on in another tab: what is shown here to be scanned works no more.
  if (setup && status?.enabled) setSetup(null);
  if (error && !status) {
    return <LoadFailure reading={reading} />;
  }

  function showCodes(fresh: readonly string[], told: string): void {
    setSetup(null);
    setCodes(fresh);
    show(told);
  }

  function keepCodes(): void {
    setCodes(null);
    onKept?.();
  }

  return (
    <Card title="Two-step sign-in" action={status && <State isOn={status.enabled} />}>
      <div className={classes.stack}>
        <SavedLine text={note} />
        {!status && <LoadingText lines={2} />}
        {codes ? (
          <RecoveryCodes codes={codes} onKept={keepCodes} />
        ) : setup ? (
          <SetupSteps setup={setup} onDone={showCodes} onCancel={() => setSetup(null)} />
        ) : (
          status &&
          (status.enabled ? (
            <TwoFactorOn status={status} onCodes={showCodes} onOff={show} />
          ) : (
            <TwoFactorOff isRequired={status.required} onSetup={setSetup} />
          ))
        )}
      </div>
    </Card>
  );
}

function State({ isOn }: { isOn: boolean }) {
  return <StatusBadge family={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusBadge>;
}
