import { useCallback, useRef } from 'react';
import {
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '#web/lib/api/api-error.ts';
import { type FormSchema, useLateResolver } from './late-resolver.ts';
import type { LateSchema } from './late-schema.ts';

interface FormOptions<S extends FormSchema>
  extends Omit<UseFormProps<z.input<S>, unknown, z.output<S>>, 'resolver'> {
  /** Checks more than the schema does. */
  around?: (typed: Resolver) => Resolver;
}

/**
 * A form checked by the contract's schema: on blur first, then while typing until the field is right.
 * Submitting moves the focus to the first bad field. A screen gives its schema as a late one; a dialog, which is late
 * itself, brings its own.
 */
export function useZodForm<S extends FormSchema>(
  schema: S | LateSchema<S>,
  { around, ...options }: FormOptions<S> = {},
): UseFormReturn<z.input<S>, unknown, z.output<S>> {
  const { resolver, isHere, come } = useLateResolver(schema);
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    resolver: (around ? around(resolver) : resolver) as never,
    ...options,
  });
  const { control } = form;
  const isWaiting = useRef(false);
  const handleSubmit = useCallback<UseFormHandleSubmit<z.input<S>, z.output<S>>>(
    (onValid, onInvalid) => {
      const send = control.handleSubmit(onValid, onInvalid);
      return async (event) => {
        if (isHere()) return (await send(event)) as never;
        event?.preventDefault();
        // Whoever presses again while the schema comes means the same.
        if (isWaiting.current) return undefined;
        isWaiting.current = true;
        const pressed: unknown = event?.currentTarget;
        await come();
        isWaiting.current = false;
        if (!(pressed instanceof HTMLFormElement)) return (await send(event)) as never;
        // As if pressed now: what the form does with it may be another thing by then.
        pressed.requestSubmit();
        return undefined;
      };
    },
    [control, isHere, come],
  );
  return Object.assign(form, { handleSubmit });
}

/** Puts the field errors of a refused call on their fields. Returns whether there were any to put. */
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
