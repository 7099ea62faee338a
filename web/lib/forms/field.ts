import { createContext, use } from 'react';
import type { Control, FieldValues, Path, UseControllerReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useSteady } from '#web/lib/when/press.ts';
import { fieldId } from './field-id.ts';

/** What every field of a form takes beside the props of its input. */
export interface FieldProps<T extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: the parsed type of the form does not matter to a field.
  control: Control<T, any, any>;
  name: Path<T>;
  label: string;
  /** Writes "(optional)" after the label; required fields say nothing. */
  optional?: boolean;
}

/** Texts that a form shows once for several of its fields, which then are only marked. */
export const SharedTexts = createContext<readonly string[]>([]);

/** Which of several open forms with fields of the same names these are: their ids begin with it. */
export const FieldScope = createContext('');

/** Joins an input with a react-hook-form field: value, handlers, error text, and the id error summaries link to. */
export function useField<T extends FieldValues>({ control, name }: Pick<FieldProps<T>, 'control' | 'name'>) {
  const { field, fieldState, formState }: UseControllerReturn<T> = useController({ control, name });
  const { error: fault, isTouched } = fieldState;
  // A row added to a list brings the faults of its empty fields along: nobody has been in them yet.
  const isEarly =
    !isTouched && !formState.isSubmitted && fault?.type !== 'server' && fault?.type !== undefined;
  const text = useSteady(isEarly ? undefined : fault?.message);
  const scope = use(FieldScope);
  const isShared = use(SharedTexts).includes(text ?? '');
  return { field, error: isShared || text, id: fieldId(scope ? `${scope}.${name}` : name) };
}
