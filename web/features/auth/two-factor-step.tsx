import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CODE_LENGTH, CodeInput } from '#web/ui/fields/code-input.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { IconLifebuoy } from '#web/ui/icons/people.ts';
import { IconDeviceMobile } from '#web/ui/icons/work.ts';
import auth from './auth-form.module.css';
import { Fault } from './email-state.tsx';
import { failedAttempts } from './sign-in/sign-in-failure.ts';
import classes from './two-factor-step.module.css';

const INCOMPLETE = { app: 'Please enter all six digits.', recovery: 'Please enter a recovery code.' };
const NOTE = 'second-step-note';

interface TwoFactorStepProps {
  /** Why the last code was refused. */
  message: string | null;
  /** Number of refused sign-ins in a row. */
  failures?: number;
  isBusy: boolean;
  onSend: (code: string) => void;
  onBack: () => void;
}

/** After the right password: a code of the authenticator app, or a recovery code. */
export function TwoFactorStep({ message, failures = 0, isBusy, onSend, onBack }: TwoFactorStepProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  // A refusal belongs to the code that was sent, not to the one being typed now.
  const [refused, setRefused] = useState<typeof kind>('app');
  const fault = isShort ? INCOMPLETE[kind] : code === '' && kind === refused ? message : null;

  function send(next: string): void {
    const isComplete = kind === 'app' ? next.length === CODE_LENGTH : next.trim() !== '';
    setShort(!isComplete);
    if (!isComplete || isBusy) return;
    setCode('');
    setRefused(kind);
    onSend(next.trim());
  }

  function enter(next: string): void {
    setCode(next);
    setShort(false);
    if (kind === 'app' && next.length === CODE_LENGTH) send(next);
  }

  function change(next: typeof kind): void {
    setKind(next);
    setCode('');
    setShort(false);
  }

  return (
    <div className={auth.auth}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          send(code);
        }}
      >
        <div>
          <h2 className={classes.title}>Two-step sign-in</h2>
          <Instruction kind={kind} />
        </div>
        <div>
          {kind === 'app' ? (
            <CodeInput
              value={code}
              onChange={enter}
              hasError={fault !== null && code === ''}
              isDisabled={isBusy}
              describedBy={NOTE}
            />
          ) : (
            <TextInput
              label="Recovery code"
              value={code}
              onChange={(event) => enter(event.currentTarget.value)}
              error={fault !== null && code === ''}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              maxLength={40}
              aria-describedby={NOTE}
            />
          )}
          <div id={NOTE} role="status" className={classes.note}>
            {fault && <Fault>{fault}</Fault>}
            {fault && <p className="muted">{failedAttempts(failures)}</p>}
          </div>
        </div>
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          Sign in
        </Button>
        <p className={classes.ways}>
          <Button variant="link" onClick={() => change(kind === 'app' ? 'recovery' : 'app')}>
            {kind === 'app' ? 'Use a recovery code' : 'Use the authenticator app'}
          </Button>
          <Button variant="link" onClick={onBack}>
            Back to sign in
          </Button>
        </p>
      </Form>
    </div>
  );
}

function Instruction({ kind }: { kind: 'app' | 'recovery' }) {
  const Icon = kind === 'app' ? IconDeviceMobile : IconLifebuoy;
  return (
    <p className={classes.instruction}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {kind === 'app'
        ? 'Enter the 6-digit code from your authenticator app.'
        : 'Enter one of the recovery codes you kept. Each works once.'}
    </p>
  );
}
