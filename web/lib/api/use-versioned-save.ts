import { useRef, useState } from 'react';
import { ApiError } from './api-error.ts';

/** Says over which version is saved; empty for what has none yet. */
export type IfMatch = Record<string, string>;

/**
 * Saves over the version that a form was filled from, so that nobody writes over what they have not seen. What
 * somebody else saved meanwhile is `newer`, until `settle` says that it was taken or overruled; then the next save
 * counts from there.
 */
export function useVersionedSave<State extends { version: number }>(
  loaded: number | undefined,
  /** Puts refused fields right; true when nothing is left to tell. */
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
    /** Resolves with what the server now holds; with nothing when it refused. */
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
    /** Another try that was not sent, because something is to be put right first. */
    forgetFailure(): void {
      setFailure(null);
    },
    newer,
    failure,
    isSaving,
  };
}
