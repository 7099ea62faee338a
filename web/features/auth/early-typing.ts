import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { fieldId } from '#web/lib/forms/field-id.ts';

/** Takes over what was typed into a prerendered form before its scripts ran. */
export function useEarlyTyping<T extends FieldValues>(
  { getValues, setValue }: UseFormReturn<T, unknown, FieldValues>,
  names: readonly Path<T>[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of hydration counts.
  useEffect(() => {
    for (const name of names) {
      const input = document.getElementById(fieldId(name));
      if (!(input instanceof HTMLInputElement) || !input.value || getValues(name)) continue;
      setValue(name, input.value as PathValue<T, Path<T>>, { shouldTouch: true, shouldDirty: true });
    }
  }, []);
}
