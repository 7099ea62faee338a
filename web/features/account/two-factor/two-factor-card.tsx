import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  type TwoFactorSetup,
  type TwoFactorStatus,
} from '#contract/auth/two-factor.ts';
import { CopyButton } from '#web/features/account/copy-button.tsx';
import { SavedStatus, useNote } from '#web/features/account/saved-status.tsx';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { IconDownload } from '#web/ui/icons/acts.ts';
import { CodePrompt } from './code-prompt.tsx';
import { SetupSteps } from './setup-steps.tsx';
import classes from './two-factor.module.css';

interface TwoFactorOffProps {
  isRequired: boolean;
  onSetup: (setup: TwoFactorSetup) => void;
}

function TwoFactorOff({ isRequired, onSetup }: TwoFactorOffProps) {
  const enable = useEndpointMutation(enableTwoFactor, { onSuccess: onSetup });
  return (
    <>
      {isRequired && <Message family="warning">Your account needs two-step sign-in.</Message>}
      {enable.error && <FailureMessage>{enable.error.message}</FailureMessage>}
      <p className="muted">
        After your password, sign-in asks for a code from an app on your phone. Whoever learns your password
        still cannot get in.
      </p>
      <Button variant="default" loading={enable.isPending} onClick={() => enable.mutate({})}>
        Turn on
      </Button>
    </>
  );
}

/** Shown only once: the server stores only their hashes. */
function RecoveryCodes({ codes, onCodesSaved }: { codes: readonly string[]; onCodesSaved: () => void }) {
  const text = codes.join('\n');
  function download(): void {
    const blob = new Blob([`Medallist recovery codes. Each works once.\n\n${text}\n`], {
      type: 'text/plain',
    });
    saveFile({ blob, name: '' }, 'medallist-recovery-codes.txt');
  }
  return (
    <>
      <div>
        <h3>Keep your recovery codes</h3>
        <p className="muted">
          Without your phone, one of these signs you in. Each works once. They are not shown again.
        </p>
      </div>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyButton text={text} label="Copy codes" />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          onClick={download}
        >
          Download
        </Button>
      </div>
      <Button onClick={onCodesSaved}>I have kept them</Button>
    </>
  );
}

/** From this number on the person is asked to create new ones. */
const FEW_CODES = 3;

interface TwoFactorOnProps {
  status: TwoFactorStatus;
  onCodes: (recoveryCodes: readonly string[], message: string) => void;
  onOff: (message: string | undefined) => void;
}

function TwoFactorOn({ status, onCodes, onOff }: TwoFactorOnProps) {
  const [asked, setAsked] = useState<'renew' | 'off' | null>(null);
  const renew = useEndpointMutation(renewRecoveryCodes, {
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes, 'The old recovery codes no longer work.'),
  });
  const disable = useEndpointMutation(disableTwoFactor, {
    onSuccess: () => onOff(disableTwoFactor.message),
  });
  const { enabledAt, recoveryCodesLeft, required } = status;
  return (
    <>
      <p className="muted">
        {enabledAt && `On since ${formatDay(enabledAt)}. `}
        {count(recoveryCodesLeft, 'recovery code')} left.
      </p>
      {recoveryCodesLeft < FEW_CODES && (
        <Message family="warning">Make new recovery codes before you run out of them.</Message>
      )}
      {asked === 'renew' && (
        <CodePrompt
          label="Code from your app"
          submitLabel="Make new codes"
          call={renew}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === 'off' && (
        <CodePrompt
          label="Code from your app, or a recovery code"
          submitLabel="Turn off"
          danger
          call={disable}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === null && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setAsked('renew')}>
            New recovery codes
          </Button>
          {!required && (
            <Button variant="default" color="brick" onClick={() => setAsked('off')}>
              Turn off
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Two-step sign-in: turning it on, storing the recovery codes, turning it off. */
export function TwoFactorCard({ onCodesSaved }: { onCodesSaved?: () => void }) {
  const reading = useEndpoint(getTwoFactor, {});
  const { data: status, error } = reading;
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [note, show] = useNote();
  // Turned on in another tab: the QR code shown here is no longer valid.
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
    onCodesSaved?.();
  }

  return (
    <Card title="Two-step sign-in" action={status && <State isOn={status.enabled} />}>
      <div className={classes.stack}>
        <SavedStatus text={note} />
        {!status && <LoadingText lines={2} />}
        {codes ? (
          <RecoveryCodes codes={codes} onCodesSaved={keepCodes} />
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
