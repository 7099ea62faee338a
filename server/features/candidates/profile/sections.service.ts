import { NO_DRAFT, type Section } from '#contract/candidates/sections.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { sectionSaved } from '#server/features/candidates/candidates.events.ts';
import {
  type CandidateChange,
  type CandidateRow,
  getCandidate,
  lockCandidate,
  updateCandidate,
} from '#server/features/candidates/candidates.queries.ts';
import { refreshIndexRows } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { deleteDraft, findDraft, upsertDraft } from './sections.queries.ts';

/** The persistence of one section. */
export interface SectionStore<Input, Draft extends object, Saved extends object> {
  section: Section;
  read: (db: Db, userId: string) => Promise<Saved>;
  /** Writes the lists of the section; returns the changes to the candidate's own row. */
  write: (db: Db, userId: string, input: Input) => Promise<CandidateChange>;
  /** What the editor shows of a draft: the typed values, and from `saved` those that only the server sets. */
  showDraft: (saved: Saved, draft: Draft) => Saved;
}

export type Editable<Saved> = Saved & { version: number; draftSavedAt: Date | null };

const VERSIONS = {
  basicInfo: ['basicInfoVersion', 'basicInfoSavedAt'],
  skills: ['skillsVersion', 'skillsSavedAt'],
  experience: ['experienceVersion', 'experienceSavedAt'],
  education: ['educationVersion', 'educationSavedAt'],
} as const satisfies Record<Section, readonly [keyof CandidateRow, keyof CandidateRow]>;

/** The saved section, or the draft over it when `wantsDraft` and there is one. */
export async function read<I, D extends object, S extends object>(
  db: Db,
  userId: string,
  store: SectionStore<I, D, S>,
  wantsDraft: boolean,
): Promise<Editable<S>> {
  const { version, saved } = await readSaved(db, userId, store);
  const draft = wantsDraft ? await findDraft(db, userId, store.section) : undefined;
  if (!draft) return { ...saved, version, draftSavedAt: null };
  return { ...store.showDraft(saved, draft.body as D), version, draftSavedAt: draft.savedAt };
}

async function readSaved<I, D extends object, S extends object>(
  db: Db,
  userId: string,
  store: SectionStore<I, D, S>,
): Promise<{ version: number; saved: S }> {
  const [versionColumn] = VERSIONS[store.section];
  const [row, saved] = await Promise.all([getCandidate(db, userId), store.read(db, userId)]);
  return { version: row[versionColumn], saved };
}

/**
 * Stores typed values separately from what recruiters see. If another tab has saved a draft since, it is not
 * overwritten but returned with the error.
 */
export async function saveDraft<I, D extends object, S extends object>(
  db: Db,
  userId: string,
  store: SectionStore<I, D, S>,
  body: D,
  over: string | undefined,
): Promise<Editable<S>> {
  await lockCandidate(db, userId);
  const kept = await findDraft(db, userId, store.section);
  if (over !== undefined && over !== (kept?.savedAt.toISOString() ?? NO_DRAFT)) {
    throw new AppError('STALE_VERSION', { data: await read(db, userId, store, true) });
  }
  await upsertDraft(db, { candidateId: userId, section: store.section, body, savedAt: now() });
  return read(db, userId, store, true);
}

export async function discardDraft(db: Db, userId: string, section: Section): Promise<void> {
  await deleteDraft(db, userId, section);
}

/** Replaces the section. A version other than the current one is refused with the current data. */
export async function save<I, D extends object, S extends object>(
  db: Db,
  userId: string,
  store: SectionStore<I, D, S>,
  input: I,
  ifMatch: number | undefined,
): Promise<Editable<S>> {
  const [versionColumn, savedAtColumn] = VERSIONS[store.section];
  const { [versionColumn]: version } = await lockCandidate(db, userId);
  if (ifMatch !== undefined && ifMatch !== version) {
    throw new AppError('STALE_VERSION', { data: await read(db, userId, store, false) });
  }
  const change = await store.write(db, userId, input);
  const at = now();
  const next = { [versionColumn]: version + 1, [savedAtColumn]: at, lastActiveAt: at, updatedAt: at };
  await Promise.all([
    updateCandidate(db, userId, { ...change, ...next }),
    deleteDraft(db, userId, store.section),
  ]);
  await refreshIndexRows(db, [userId]);
  // Not in parallel: if one query failed, the other would still run on a connection that is already in use by
  // others.
  const saved = await store.read(db, userId);
  await emit(db, sectionSaved, { userId, section: store.section });
  return { ...saved, version: version + 1, draftSavedAt: null };
}

/** Keeps an entry's id if it is one of the owner's own, each once; else assigns a new one. */
export function keepIds<T extends { id?: string | null | undefined }>(
  entries: readonly T[],
  own: readonly { id: string }[],
): (T & { id: string })[] {
  const free = new Set(own.map(({ id }) => id));
  return entries.map((entry) => ({ ...entry, id: entry.id && free.delete(entry.id) ? entry.id : newId() }));
}
