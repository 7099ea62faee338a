import { zodResolver } from '@hookform/resolvers/zod';
import {
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { speakPlainly } from '#contract/kit/plain-words.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

interface FormOptions<S extends FormSchema>
  extends Omit<UseFormProps<z.input<S>, unknown, z.output<S>>, 'resolver'> {
  /** Adds checks to those of the schema. */
  around?: (typed: Resolver) => Resolver;
}

speakPlainly();

/**
 * A form validated with the contract's schema: first on blur, then while typing until the field is valid.
 * Submitting focuses the first invalid field.
 */
export function useZodForm<S extends FormSchema>(
  schema: S,
  { around, ...options }: FormOptions<S> = {},
): UseFormReturn<z.input<S>, unknown, z.output<S>> {
  const resolver: Resolver = zodResolver(schema as FormSchema);
  return useForm<z.input<S>, unknown, z.output<S>>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    resolver: (around ? around(resolver) : resolver) as never,
    ...options,
  });
}

/** Shows the field errors of a refused call at their fields. Returns whether there were any. */
export function applyServerErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError'>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.errors.length === 0) return false;
  error.errors.forEach(({ path, message }, place) => {
    form.setError(path as Path<T>, { type: 'server', message }, { shouldFocus: place === 0 });
  });
  return true;
}
