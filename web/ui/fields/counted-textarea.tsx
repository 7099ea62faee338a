import { Textarea, type TextareaProps } from '@mantine/core';
import type { Ref } from 'react';
import { tooLong } from '#contract/kit/fields.ts';
import { CharacterCount } from './field-label.tsx';

/** What is wrong with the length of a text, in the words of the call that would refuse it. */
export function lengthFault(text: string, limit: number | undefined): string | null {
  return limit !== undefined && text.trim().length > limit ? tooLong(limit) : null;
}

interface CountedTextareaProps extends TextareaProps {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  limit: number | undefined;
  /** Counts only what is too long. */
  isQuiet?: boolean;
}

/** Several lines outside a form of fields. A text that is too long stays whole, and it is said by how much. */
export function CountedTextarea({ value, limit, error, isQuiet = false, ...rest }: CountedTextareaProps) {
  const fault = lengthFault(value, limit);
  return (
    <div>
      <Textarea autosize minRows={3} maxRows={12} {...rest} value={value} error={fault ?? error} />
      {limit !== undefined && (fault || !isQuiet) && <CharacterCount text={value} limit={limit} />}
    </div>
  );
}
