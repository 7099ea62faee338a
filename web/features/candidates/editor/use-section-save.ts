import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Section } from '#contract/candidates/sections.ts';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import { type CallInput, call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { refresh } from '#web/lib/api/query.ts';
import { stepsAround } from './editor-steps.ts';
import { useSaveStatus } from './save-status.tsx';

export interface SectionState {
  version: number;
  draftSavedAt: string | null;
}

interface SaveWay {
  isDraft: boolean;
  /** The version that was edited: a newer one on the server refuses the save. */
  version: number;
}

/** Saves through this call. */
export function through<E extends Endpoint>(endpoint: E) {
  return async (body: unknown, { isDraft, version }: SaveWay): Promise<AnswerOf<E>> => {
    const input: unknown = { body, query: { draft: isDraft ? 'true' : 'false' } };
    const state = await call(endpoint, input as CallInput<E>, { headers: { 'if-match': `"${version}"` } });
    void refresh(endpoint);
    return state;
  };
}

interface SectionSave<Body, State> {
  section: Section;
  /** As the form was filled from it. */
  loaded: State;
  send: (body: Body, how: SaveWay) => Promise<State>;
  /** After any save: what the server now holds. */
  onSaved: (state: State, isDraft: boolean) => void;
  /** Puts refused fields right; true when it could. */
  onRefused: (error: ApiError) => boolean;
}

/** Saves a section of the profile: as a draft, or for good and then on to the next tab. */
export function useSectionSave<Body, State extends SectionState>(props: SectionSave<Body, State>) {
  const { track } = useSaveStatus();
  const navigate = useNavigate();
  const version = useRef(props.loaded.version);
  /** Set before leaving by a save, which needs no question. */
  const isDone = useRef(false);
  const [newer, setNewer] = useState<State | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function run(body: Body, isDraft: boolean): Promise<boolean> {
    setFailure(null);
    try {
      const state = await track(props.send(body, { isDraft, version: version.current }));
      version.current = state.version;
      setNewer(null);
      props.onSaved(state, isDraft);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'STALE_VERSION') setNewer(error.data as State);
      else if (!props.onRefused(error)) setFailure(error);
      return false;
    }
  }

  return {
    saveDraft: (body: Body) => run(body, true),
    async saveAndContinue(body: Body) {
      isDone.current = await run(body, false);
      if (isDone.current) navigate(stepsAround(props.section).next);
    },
    /** What somebody else saved meanwhile; null when there is nothing of the kind. */
    newer,
    /** Goes on over the newer version with what is in the form. */
    overrule() {
      if (newer) version.current = newer.version;
      setNewer(null);
    },
    failure,
    isDone,
  };
}
