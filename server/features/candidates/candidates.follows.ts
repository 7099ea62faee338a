import { SECTION_LABELS, type Section } from '#contract/candidates/sections.ts';
import { identityMoved } from '#server/features/companies/companies.events.ts';
import {
  accountChanged,
  accountErased,
  emailVerified,
  exportRequested,
} from '#server/features/users/users.events.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import {
  companyBlocked,
  privacyChanged,
  resumeChanged,
  sectionSaved,
  visibilityChanged,
} from './candidates.events.ts';
import { blankCandidate } from './candidates.queries.ts';
import * as candidates from './candidates.service.ts';
import { deleteIndexRow } from './index-row/candidate-index.queries.ts';
import { refreshIndexRows } from './index-row/candidate-index.service.ts';
import { listHidingFrom } from './privacy.queries.ts';
import * as privacy from './privacy.service.ts';
import { loadOwn } from './profile/profile.service.ts';
import { listDrafts } from './profile/sections.queries.ts';

const SAVED: Record<Section, AuditAction> = {
  basicInfo: 'candidate.basic_info_saved',
  skills: 'candidate.skills_saved',
  experience: 'candidate.experience_saved',
  education: 'candidate.education_saved',
};

export const auditEntries = [
  on(sectionSaved, (db, { userId, section }) => {
    const summary = `Updated ${SECTION_LABELS[section]}`;
    return audit.recordOwn(db, { userId }, { action: SAVED[section], summary });
  }),
  on(resumeChanged, (db, { userId, isRemoved }) => {
    const action = isRemoved ? 'candidate.resume_removed' : 'candidate.resume_uploaded';
    const summary = isRemoved ? 'Removed the resume' : 'Uploaded a new resume';
    return audit.recordOwn(db, { userId }, { action, summary });
  }),
  on(visibilityChanged, (db, { userId: subjectId, actorId, isVisible }) => {
    const action = isVisible ? 'candidate.shown' : 'candidate.hidden';
    const summary = isVisible ? 'Showed the profile to recruiters' : 'Hid the profile from recruiters';
    return audit.record(db, { actorId }, { subjectId, action, summary });
  }),
  on(privacyChanged, (db, { userId, before, after }) => {
    const summary = 'Changed who may find the profile';
    return audit.recordOwn(db, { userId }, { action: 'candidate.privacy_changed', summary, before, after });
  }),
  on(companyBlocked, (db, { userId, companyName, isBlocked }) => {
    const action = isBlocked ? 'candidate.company_blocked' : 'candidate.company_unblocked';
    const summary = `${isBlocked ? 'Blocked' : 'Unblocked'} ${companyName}`;
    return audit.recordOwn(db, { userId }, { action, summary });
  }),
];

export const follows = [
  on(emailVerified, (db, { userId }) => candidates.refreshIndexRow(db, userId)),
  on(accountChanged, (db, { userId }) => candidates.refreshIndexRow(db, userId)),
  on(identityMoved, async (db, { action, companyId }) => {
    if (action === 'change_approved') await refreshIndexRows(db, await listHidingFrom(db, companyId));
  }),
  on(accountErased, async (db, { userId, userType }) => {
    if (userType !== 'JOBSEEKER') return;
    await blankCandidate(db, userId, now());
    await deleteIndexRow(db, userId);
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    if (userType !== 'JOBSEEKER') return;
    await add('profile', await loadOwn(db, userId));
    await add('profileDrafts', await listDrafts(db, userId));
    await add('privacy', await privacy.get(db, userId));
  }),
];
