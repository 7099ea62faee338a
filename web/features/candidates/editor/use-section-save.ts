import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { NO_DRAFT, type Section } from '#contract/candidates/sections.ts';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import { type CallInput, call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh } from '#web/lib/api/query.ts';
import { type IfMatch, useVersionedSave } from '#web/lib/api/use-versioned-save.ts';
import { stepsAround } from './editor-steps.ts';
import { useSaveStatus } from './save-status.tsx';

export interface SectionState {
  version: number;
  draftSavedAt: string | null;
}

interface SaveWay {
  isDraft: boolean;
  /** The version that was edited: the server refuses the save if there is a newer one. */
  headers: IfMatch;
  /** The draft that was edited: the server refuses the draft if there is a newer one. */
  over: string;
}

/** Saves with this endpoint. */
export function through<E extends Endpoint>(endpoint: E) {
  return async (body: unknown, { isDraft, headers, over }: SaveWay): Promise<AnswerOf<E>> => {
    const input: unknown = { body, query: { draft: isDraft ? 'true' : 'false', over } };
    const state = await call(endpoint, input as CallInput<E>, { headers });
    void refresh(endpoint);
    return state;
  };
}

interface SectionSave<Body, State> {
  section: Section;
  /** The state that the form was filled from. */
  loaded: State;
  send: (body: Body, how: SaveWay) => Promise<State>;
  /** Called after any save with the state on the server. */
  onSaved: (state: State, isDraft: boolean) => void;
  /** Marks refused fields; returns true if it could. */
  onRefused: (error: ApiError) => boolean;
}

/** Saves a section of the profile: as a draft, or completely, followed by the next tab. */
export function useSectionSave<Body, State extends SectionState>(props: SectionSave<Body, State>) {
  const { track } = useSaveStatus();
  const navigate = useNavigate();
  /** Set before a save navigates away, which needs no confirmation. */
  const isDone = useRef(false);
  const { save, newer, settle, failure, forgetFailure } = useVersionedSave<State>(
    props.loaded.version,
    props.onRefused,
  );

  const over = useRef(props.loaded.draftSavedAt);

  async function run(body: Body, isDraft: boolean): Promise<boolean> {
    const state = await save((headers) =>
      track(props.send(body, { isDraft, headers, over: over.current ?? NO_DRAFT })),
    );
    if (!state) return false;
    over.current = state.draftSavedAt;
    props.onSaved(state, isDraft);
    return true;
  }

  return {
    saveDraft: (body: Body) => run(body, true),
    async saveAndContinue(body: Body) {
      isDone.current = await run(body, false);
      if (isDone.current) navigate(stepsAround(props.section).next);
    },
    newer,
    settle(): void {
      if (newer) over.current = newer.draftSavedAt;
      settle();
    },
    failure,
    forgetFailure,
    isDone,
  };
}
