import { useEffect, useState } from 'react';
import { soon } from '#web/ui/late/soon.ts';
import { untilHere } from '#web/ui/late/until-here.ts';

/** What a form is checked by, with the library of schemas: nobody needs it before they have typed something. */
export interface LateSchema<S> {
  get: () => Promise<S>;
  /** Undefined before it is there. */
  here: () => S | undefined;
}

/** It comes when the page is at rest, or when something is first checked by it. */
export function lateSchema<S>(load: () => Promise<S>): LateSchema<S> {
  let loaded: S | undefined;
  const get = async () => (loaded ??= await load());
  soon(get);
  return { get, here: () => loaded };
}

/** The schema itself, for a word about what is typed; undefined before it is wanted and there. */
export function useLateSchema<S>(schema: LateSchema<S>, isWanted: boolean): S | undefined {
  const [loaded, setLoaded] = useState(schema.here);
  useEffect(() => {
    if (loaded || !isWanted) return undefined;
    let isStanding = true;
    // Where it is broken, the form it belongs to says so.
    void untilHere(schema.get, () => isStanding).then(
      (it) => setLoaded(() => it),
      () => {},
    );
    return () => {
      isStanding = false;
    };
  }, [schema, loaded, isWanted]);
  return loaded;
}
