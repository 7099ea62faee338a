import { Radio } from '@mantine/core';
import * as z from 'zod';
import { CancellationInput } from '#contract/interviews/respond.ts';
import { OTHER_REASON } from '#contract/lists/reasons.ts';
import { maxLengthOf } from '#web/lib/forms/max-length.ts';
import { CountedTextarea, lengthFault } from './counted-textarea.tsx';

export const Reason = z.object({
  choice: z.string().nullable(),
  /** The text for "Other". */
  words: z.string(),
});
export type Reason = z.output<typeof Reason>;

export const NO_REASON: Reason = { choice: null, words: '' };

/** The text to send; empty if there is none yet. */
export function reasonText({ choice, words }: Reason): string {
  return choice === OTHER_REASON ? words.trim() : (choice ?? '');
}

const REASON_MAX = maxLengthOf(CancellationInput, 'reason');

/** True if it is present and not too long. */
export function isReason(text: string): boolean {
  return text !== '' && !lengthFault(text, REASON_MAX);
}

/** Focuses the reason of this form in the next frame, once its error is rendered. */
export function focusReason(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const words = form.querySelector<HTMLElement>('textarea[aria-invalid="true"]');
    (words ?? form.querySelector<HTMLElement>('input[type="radio"]'))?.focus();
  });
}

interface ReasonChoiceProps {
  label: string;
  reasons: readonly string[];
  value: Reason;
  onChange: (reason: Reason) => void;
  error?: string | null;
}

/** A choice of reasons; "Other" asks for a text. */
export function ReasonChoice({ label, reasons, value, onChange, error = null }: ReasonChoiceProps) {
  const isOther = value.choice === OTHER_REASON;
  return (
    <>
      <Radio.Group
        label={label}
        value={value.choice}
        onChange={(choice) => onChange({ ...value, choice })}
        error={isOther ? null : error}
      >
        <div style={{ display: 'grid', gap: 12, margin: '8px 0 4px' }}>
          {reasons.map((reason) => (
            <Radio key={reason} value={reason} label={reason} />
          ))}
        </div>
      </Radio.Group>
      {isOther && (
        <CountedTextarea
          mt={10}
          label="Your reason"
          minRows={2}
          maxRows={8}
          limit={REASON_MAX}
          data-autofocus
          value={value.words}
          error={error}
          onChange={(event) => onChange({ ...value, words: event.currentTarget.value })}
        />
      )}
    </>
  );
}
