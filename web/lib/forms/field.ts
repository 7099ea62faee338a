import { createContext, use } from 'react';
import type { Control, FieldValues, Path, UseControllerReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useSteady } from '#web/lib/when/press.ts';
import { fieldId } from './field-id.ts';

/** Props of every field besides those of its input. */
export interface FieldProps<T extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: the parsed type of the form does not matter to a field.
  control: Control<T, any, any>;
  name: Path<T>;
  label: string;
  /** Adds "(optional)" after the label. */
  optional?: boolean;
}

/** Errors that a form shows once for several of its fields, which are then only marked. */
export const SharedTexts = createContext<readonly string[]>([]);

/** Prefix of the ids, if several open forms have fields of the same names. */
export const FieldScope = createContext('');

/**
 * Connects an input with a react-hook-form field: value, handlers, error text, and the id that error
 * summaries link to.
 */
export function useField<T extends FieldValues>({ control, name }: Pick<FieldProps<T>, 'control' | 'name'>) {
  const { field, fieldState, formState }: UseControllerReturn<T> = useController({ control, name });
  const { error: fault, isTouched } = fieldState;
  // A new row of a list brings errors for its empty fields, which nobody has touched yet.
  const isEarly =
    !isTouched && !formState.isSubmitted && fault?.type !== 'server' && fault?.type !== undefined;
  const text = useSteady(isEarly ? undefined : fault?.message);
  const scope = use(FieldScope);
  const isShared = use(SharedTexts).includes(text ?? '');
  return { field, error: isShared || text, id: fieldId(scope ? `${scope}.${name}` : name) };
}
