import { useId, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { TwoFactorCode, type TwoFactorSetup, verifyTwoFactor } from '#contract/auth/two-factor.ts';
import { CopyButton } from '#web/features/account/copy-button.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CODE_LENGTH, CodeInput } from '#web/ui/fields/code-input.tsx';
import { Form, SubmitActions } from '#web/ui/fields/form-layout.tsx';
import classes from './two-factor.module.css';

/** Quiet zone in modules that readers need around the code. */
const MARGIN = 4;

/** A QR code as an SVG path of its dark modules, one unit each, in a square of `size` units. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const rows = data.map((row, y) => {
    let path = '';
    for (let from = row.indexOf(true); from !== -1; from = row.indexOf(true, from)) {
      const end = row.indexOf(false, from);
      path += `M${from} ${y}h${end - from}v1H${from}z`;
      from = end;
    }
    return path;
  });
  return { size, path: rows.join('') };
}

/** Dark on light in both colour schemes, since many phones cannot read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={184}
      height={184}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ display: 'block', borderRadius: 6 }}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#ffffff" />
      <path d={path} fill="#101f32" />
    </svg>
  );
}

interface SetupStepsProps {
  setup: TwoFactorSetup;
  onDone: (recoveryCodes: readonly string[], message: string) => void;
  onCancel: () => void;
}

/** The secret for the app, as a QR code and as text, then the first code from the app. */
export function SetupSteps({ setup, onDone, onCancel }: SetupStepsProps) {
  return (
    <div className={classes.setup}>
      <div className={classes.qr}>
        <QrCode text={setup.otpauthUri} label="QR code for your authenticator app" />
      </div>
      <div className={classes.steps}>
        <div>
          <h3>1. Scan the code with your authenticator app</h3>
          <p className="small muted">Or type this key into the app:</p>
          <div className={classes.secret}>
            <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={setup.secret} label="Copy key" />
          </div>
        </div>
        <div>
          <h3>2. Enter the code that the app shows</h3>
          <FirstCode onDone={onDone} onCancel={onCancel} />
        </div>
      </div>
    </div>
  );
}

function FirstCode({ onDone, onCancel }: Omit<SetupStepsProps, 'setup'>) {
  const noteId = useId();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const verify = useEndpointMutation(verifyTwoFactor, {
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes, verifyTwoFactor.message ?? ''),
    onError(error) {
      if (!error.isRefusal) return;
      if (error.code !== 'PROOF_REQUIRED') setCode('');
      setFault(error.message);
    },
  });
  // The server did not check the code, so it stays to be sent again.
  const unread = verify.error?.isRefusal === false ? verify.error.message : null;
  function send(next: string): void {
    if (verify.isPending) return;
    const checked = TwoFactorCode.safeParse({ code: next });
    if (checked.success) verify.mutate({ body: checked.data });
    else setFault(checked.error.issues[0]?.message ?? null);
  }
  function enter(next: string): void {
    setCode(next);
    if (next === '') return;
    setFault(null);
    if (next.length === CODE_LENGTH) send(next);
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      {unread && <FailureMessage>{unread}</FailureMessage>}
      <div style={{ marginTop: 8 }}>
        <CodeInput
          value={code}
          onChange={enter}
          hasError={fault !== null && code === ''}
          isDisabled={verify.isPending}
          describedBy={noteId}
        />
        <div id={noteId} role="status" className={classes.note}>
          {fault && <p className="mantine-InputWrapper-error">{fault}</p>}
        </div>
      </div>
      <SubmitActions isSending={verify.isPending} onCancel={onCancel}>
        Verify and turn on
      </SubmitActions>
    </Form>
  );
}
