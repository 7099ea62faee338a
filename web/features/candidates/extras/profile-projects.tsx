import type { Project } from '#contract/candidates/projects.ts';
import { projectDates } from '#web/features/candidates/sections/experience-values.ts';
import view from '#web/features/candidates/view/profile-view.module.css';
import { Card } from '#web/ui/display/card.tsx';
import { OutLink } from '#web/ui/display/out-link.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './extras.module.css';

/** Projects as recruiters read them; nothing when there are none. */
export function ProfileProjects({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) return null;
  return (
    <Card title="Projects">
      <ul className={classes.shown}>
        {projects.map((project) => (
          <li key={project.id}>
            <h3 className={view.item}>{project.projectTitle}</h3>
            {project.clientName && <p>{project.clientName}</p>}
            <p className="small muted num">{projectDates(project)}</p>
            {project.projectDetails && <p className={view.prose}>{project.projectDetails}</p>}
            {project.technologiesUsed.length > 0 && (
              <div className={view.tags}>
                {project.technologiesUsed.map((name) => (
                  <Tag key={name}>{name}</Tag>
                ))}
              </div>
            )}
            {project.projectUrl && (
              <p>
                <OutLink url={project.projectUrl} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
