import { Textarea, type TextareaProps } from '@mantine/core';
import type { Ref } from 'react';
import { tooLong } from '#contract/kit/fields.ts';
import { CharacterCount } from './field-label.tsx';

/** The error for a text that is too long, with the message of the server. */
export function lengthFault(text: string, limit: number | undefined): string | null {
  return limit !== undefined && text.trim().length > limit ? tooLong(limit) : null;
}

interface CountedTextareaProps extends TextareaProps {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  limit: number | undefined;
  /** Shows the count only if the text is too long. */
  isQuiet?: boolean;
}

/** A textarea outside a form library. A text that is too long is not cut, and the excess is shown. */
export function CountedTextarea({ value, limit, error, isQuiet = false, ...rest }: CountedTextareaProps) {
  const fault = lengthFault(value, limit);
  return (
    <div>
      <Textarea autosize minRows={3} maxRows={12} {...rest} value={value} error={fault ?? error} />
      {limit !== undefined && (fault || !isQuiet) && <CharacterCount text={value} limit={limit} />}
    </div>
  );
}
