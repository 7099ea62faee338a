import type { Application } from '#contract/applications/application.ts';
import { absenceOf } from '#contract/labels/applications.ts';
import { ProfileEducation, ProfileExperience } from '#web/features/profiles/profile-tabs.tsx';
import { useCandidate } from '../candidates/use-candidate.ts';

/** The work and the degrees of an applicant; nothing of who has hidden or gone. */
export function CareerOf({ application: { candidate } }: { application: Application }) {
  const { data } = useCandidate(absenceOf(candidate.presence) ? '' : candidate.id);
  if (!data) return null;
  return (
    <>
      <section>
        <h3>Experience</h3>
        <ProfileExperience {...data.experience} />
      </section>
      <section>
        <h3>Education</h3>
        <ProfileEducation {...data.education} />
      </section>
    </>
  );
}
