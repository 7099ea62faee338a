import { PinInput } from '@mantine/core';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import classes from './code-input.module.css';

export const CODE_LENGTH = 6;

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  hasError: boolean;
  isDisabled: boolean;
  /** Id of the text that explains the boxes. */
  describedBy: string;
}

/** Six boxes for a code from a mail or an app. Pasted text may have spaces or words around the digits. */
export function CodeInput({ value, onChange, hasError, isDisabled, describedBy }: CodeInputProps) {
  const boxes = useRef<HTMLDivElement>(null);

  // A refused code is cleared, and the next one starts in the first box. The error may be rendered before the
  // boxes are enabled, and a disabled one cannot get the focus.
  useEffect(() => {
    if (hasError && !isDisabled) boxes.current?.querySelector('input')?.focus();
  }, [hasError, isDisabled]);

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
    if (!digits || isDisabled) return;
    onChange(digits);
    const next = Math.min(digits.length, CODE_LENGTH - 1);
    boxes.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')[next]?.focus();
  }

  return (
    <div ref={boxes} onPasteCapture={paste}>
      <PinInput
        length={CODE_LENGTH}
        type="number"
        oneTimeCode
        autoFocus
        value={value}
        onChange={onChange}
        error={hasError}
        disabled={isDisabled}
        placeholder=""
        classNames={{ root: classes.boxes, pinInput: classes.box }}
        aria-label="Verification code"
        getInputProps={(place) => ({
          'aria-label': `Digit ${place + 1} of ${CODE_LENGTH}`,
          'aria-describedby': describedBy,
          'aria-invalid': hasError,
        })}
      />
    </div>
  );
}
