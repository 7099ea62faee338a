import type { Project } from '#contract/candidates/projects.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { OutLink } from '#web/ui/display/out-link.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './profile.module.css';
import { monthWords } from './profile-tabs.tsx';

function spanOf({ startDate, endDate, isOngoing }: Project, ongoing: string): string {
  const to = isOngoing ? ongoing : monthWords(endDate);
  return [monthWords(startDate), to].filter(Boolean).join(' to ');
}

interface ProfileProjectsProps {
  projects: readonly Project[];
  /** Shown instead of a missing end date. */
  ongoing?: string;
}

/** Projects besides the jobs; renders nothing if there are none. */
export function ProfileProjects({ projects, ongoing = 'today' }: ProfileProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <Card title="Projects">
      <ul className={classes.stack}>
        {projects.map((project) => (
          <li key={project.id}>
            <h3 className={classes.title}>{project.projectTitle}</h3>
            <p className={classes.meta}>{dotted([project.clientName, spanOf(project, ongoing)])}</p>
            {project.projectDetails && <p className={classes.prose}>{project.projectDetails}</p>}
            {project.technologiesUsed.length > 0 && (
              <div className={classes.tags}>
                {project.technologiesUsed.map((name) => (
                  <Tag key={name}>{name}</Tag>
                ))}
              </div>
            )}
            {project.projectUrl && <OutLink url={project.projectUrl} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
