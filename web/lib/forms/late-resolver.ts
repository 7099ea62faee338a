import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { untilHere } from '#web/ui/late/until-here.ts';
import { type LateSchema, lateSchema } from './late-schema.ts';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

const Library = lateSchema(async () => {
  const [{ zodResolver }, { speakPlainly }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('#contract/kit/plain-words.ts'),
  ]);
  speakPlainly();
  return zodResolver;
});

/** What checks a form by its schema, once both are there. */
export function useLateResolver<S extends FormSchema>(schema: S | LateSchema<S>) {
  const [failure, setFailure] = useState<unknown>();
  const isStanding = useRef(true);
  useEffect(() => {
    isStanding.current = true;
    return () => {
      isStanding.current = false;
    };
  }, []);
  const isHere = useCallback(
    () => Library.here() !== undefined && (!isLate(schema) || schema.here() !== undefined),
    [schema],
  );
  /** Never over for a form that is left meanwhile, or where the page says that it is broken. */
  const come = useCallback(async () => {
    const get = () => Promise.all([Library.get(), isLate(schema) ? schema.get() : schema]);
    const loaded = await untilHere(get, () => isStanding.current).catch(setFailure);
    if (!loaded || !isStanding.current) return new Promise<never>(() => {});
    const [zodResolver, rules] = loaded;
    return zodResolver(rules as FormSchema);
  }, [schema]);
  if (failure) throw failure;
  const resolver: Resolver = async (values, context, options) => (await come())(values, context, options);
  return { resolver, isHere, come };
}

function isLate<S extends FormSchema>(schema: S | LateSchema<S>): schema is LateSchema<S> {
  return !('_zod' in schema);
}
