import { SECTION_LABELS, type Section } from '#contract/candidates/sections.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import {
  companyBlocked,
  privacyChanged,
  resumeChanged,
  sectionSaved,
  visibilityChanged,
} from './candidates.events.ts';

const SAVED: Record<Section, AuditAction> = {
  basicInfo: 'candidate.basic_info_saved',
  skills: 'candidate.skills_saved',
  experience: 'candidate.experience_saved',
  education: 'candidate.education_saved',
};

function own(userId: string) {
  return { actorId: userId, subjectId: userId };
}

export const traces = [
  on(sectionSaved, (db, { userId, section }) => {
    const summary = `Updated ${SECTION_LABELS[section]}`;
    return audit.record(db, { ...own(userId), action: SAVED[section], summary });
  }),
  on(resumeChanged, (db, { userId, isRemoved }) => {
    const action = isRemoved ? 'candidate.resume_removed' : 'candidate.resume_uploaded';
    const summary = isRemoved ? 'Removed the resume' : 'Uploaded a new resume';
    return audit.record(db, { ...own(userId), action, summary });
  }),
  on(visibilityChanged, (db, { userId: subjectId, actorId, isVisible }) => {
    const action = isVisible ? 'candidate.shown' : 'candidate.hidden';
    const summary = isVisible ? 'Showed the profile to recruiters' : 'Hid the profile from recruiters';
    return audit.record(db, { actorId, subjectId, action, summary });
  }),
  on(privacyChanged, (db, { userId, before, after }) => {
    const summary = 'Changed who may find the profile';
    return audit.record(db, { ...own(userId), action: 'candidate.privacy_changed', summary, before, after });
  }),
  on(companyBlocked, (db, { userId, companyName, isBlocked }) => {
    const action = isBlocked ? 'candidate.company_blocked' : 'candidate.company_unblocked';
    const summary = `${isBlocked ? 'Blocked' : 'Unblocked'} ${companyName}`;
    return audit.record(db, { ...own(userId), action, summary });
  }),
];
