import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  COURSE_TYPE_LABELS,
  type CourseType,
  DEGREE_VERIFICATION_BADGES,
  type DegreeVerification,
} from '#contract/labels/profile.ts';
import classes from '#web/features/candidates/sections/education-form.module.css';
import { type DegreeValues, markInWords } from '#web/features/candidates/sections/education-values.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { IconPencil, IconTrash } from '#web/ui/icons/acts.ts';

interface DegreeCardProps {
  degree: DegreeValues;
  verification: DegreeVerification | undefined;
  /** How far it is verified, under the facts. */
  proof?: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

/** The id of the button that opens this qualification. */
export function editButton(degreeId: string): string {
  return `edit-${degreeId}`;
}

/** A qualification to read. */
export function DegreeCard({ degree, verification, proof, onEdit, onRemove }: DegreeCardProps) {
  const { universityName, educationDegree, fieldOfStudy, specialization, startYear, endYear } = degree;
  const name = universityName || 'this qualification';
  const course = COURSE_TYPE_LABELS[(degree.courseType ?? 'FULL_TIME') as CourseType];
  const field = [educationDegree, fieldOfStudy, specialization].filter(Boolean).join(', ');
  const facts = [[startYear, endYear].filter(Boolean).join(' – '), course, markInWords(degree)];
  const badge = verification && verification !== 'UNVERIFIED' && DEGREE_VERIFICATION_BADGES[verification];
  return (
    <article className={classes.card}>
      <div className={classes.row}>
        <div className={classes.text}>
          <h2 className={classes.title}>
            {universityName || 'Institute not named yet'}
            {verification === 'VERIFIED' && <Medal label="Verified degree" />}
            {badge && verification !== 'VERIFIED' && (
              <StatusBadge family={badge.family}>{badge.label}</StatusBadge>
            )}
          </h2>
          <p>{field || 'Degree not named yet'}</p>
          <p className="small muted num">{dotted(facts)}</p>
        </div>
        <div className={classes.tools}>
          <ActionIcon id={editButton(degree.id)} color="gray" aria-label={`Edit ${name}`} onClick={onEdit}>
            <IconPencil size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon color="gray" aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconTrash size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      {proof}
    </article>
  );
}
