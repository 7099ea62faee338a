import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';

interface KnownState {
  known: { firstName: string; lastName: string; email: string; phone: string; companyName?: string };
}

interface Contact {
  name: string;
  email: string;
  phone: string;
  company?: string | undefined;
}

/** Navigation state with details that the next form would ask again. */
export function knownState({ name, email, phone, company }: Contact): KnownState {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return {
    known: { firstName, lastName: rest.join(' '), email, phone, ...(company && { companyName: company }) },
  };
}

/** Fills the empty fields of a form from the navigation state. */
export function useKnownPerson<T extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<T, unknown, FieldValues>, 'getValues' | 'setValue'>,
  names: readonly Path<T>[],
): void {
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival counts.
  useEffect(() => {
    const known: Partial<Record<string, unknown>> = (state as Partial<KnownState> | null)?.known ?? {};
    for (const name of names) {
      const value = known[name];
      if (typeof value === 'string' && value && !getValues(name))
        setValue(name, value as PathValue<T, Path<T>>, { shouldDirty: true });
    }
  }, []);
}
