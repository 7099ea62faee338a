import { useRef, useState } from 'react';
import { ApiError } from './api-error.ts';

/** The headers with the base version; empty for a new object. */
export type IfMatch = Record<string, string>;

/**
 * Saves with the version that a form was filled from, so that no unseen change is overwritten. A newer
 * version by somebody else is in `newer`, until `settle` is called after it was merged or overruled; the next
 * save is based on it.
 */
export function useVersionedSave<State extends { version: number }>(
  loaded: number | undefined,
  /** Marks refused fields; true if no message is needed. */
  onRefused: (error: ApiError) => boolean = () => false,
) {
  const version = useRef(loaded);
  const [newer, setNewer] = useState<State | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isSaving, setSaving] = useState(false);

  function refuse(error: unknown): undefined {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'STALE_VERSION') setNewer(error.data as State);
    else if (!onRefused(error)) setFailure(error);
  }

  return {
    /** Resolves with the new state on the server, or undefined if it was refused. */
    async save(send: (headers: IfMatch) => Promise<State>): Promise<State | undefined> {
      setFailure(null);
      setSaving(true);
      try {
        const saved = await send(version.current === undefined ? {} : { 'if-match': `"${version.current}"` });
        version.current = saved.version;
        setNewer(null);
        return saved;
      } catch (error) {
        return refuse(error);
      } finally {
        setSaving(false);
      }
    },
    settle(): void {
      if (newer) version.current = newer.version;
      setNewer(null);
    },
    /** Called when a try was not sent, because an error must be fixed first. */
    forgetFailure(): void {
      setFailure(null);
    },
    newer,
    failure,
    isSaving,
  };
}
