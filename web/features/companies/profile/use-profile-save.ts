import { useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';

interface ProfileSave<Body, State> {
  loaded: State;
  /** Over when the screens show it: the next step asks the cache how far the application is. */
  send: (body: Body, headers: Record<string, string>) => Promise<State>;
  onSaved: (saved: State) => void;
  /** Puts refused fields right; true when it could. */
  onRefused: (error: ApiError) => boolean;
  /** When the server gives no sentence. */
  fallback: string;
}

/** Saves a profile over the version it was filled from; what somebody else saved meanwhile is `newer`. */
export function useProfileSave<Body, State extends { version: number }>(props: ProfileSave<Body, State>) {
  const [version, setVersion] = useState(props.loaded.version);
  const [newer, setNewer] = useState<State | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'STALE_VERSION') setNewer(error.data as State);
    else if (!props.onRefused(error)) setFailure(error.message || props.fallback);
  }

  async function save(body: Body): Promise<void> {
    setFailure(null);
    setSaving(true);
    try {
      const saved = await props.send(body, { 'if-match': `"${version}"` });
      setVersion(saved.version);
      props.onSaved(saved);
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  }

  return {
    save,
    isSaving,
    failure,
    newer,
    /** Goes on over the newer version with what is in the form. */
    overrule() {
      if (newer) setVersion(newer.version);
      setNewer(null);
    },
  };
}
