import { findInstitute } from '#contract/lists/institutes.ts';
import type { ResumeProposal } from '#contract/resume-proposals.ts';
import type { Month, Person } from './person.ts';

export interface Verdict {
  field: string;
  isRight: boolean;
  wanted: string;
  got: string;
}

const key = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
const month = (at: Month | null) => (at ? `${at.year}-${String(at.month).padStart(2, '0')}` : '');

/** One verdict per field of the expected result; an entry that is not in the resume counts as wrong. */
export function judge(person: Person, read: ResumeProposal, hasProjects: boolean): Verdict[] {
  const verdicts: Verdict[] = [];
  const say = (field: string, wanted: unknown, got: unknown) =>
    verdicts.push({
      field,
      isRight: key(String(wanted)) === key(String(got ?? '')),
      wanted: String(wanted),
      got: String(got ?? ''),
    });
  const { basicInfo, skills, experience, education } = read;
  say('first name', person.firstName, basicInfo.firstName?.value);
  say('last name', person.lastName, basicInfo.lastName?.value);
  say('phone', person.phone, basicInfo.phone?.value);
  if (person.headline) say('headline', person.headline, basicInfo.resumeHeadline?.value);
  if (person.summary) say('summary', person.summary, basicInfo.professionalSummary?.value);
  const shown = [person.linkedin, ...(person.github && hasProjects ? [person.github] : [])];
  for (const link of shown) {
    say(
      'links',
      link,
      basicInfo.onlineProfiles.find(({ profileUrl }) => key(profileUrl) === key(link))?.profileUrl,
    );
  }
  spurious('links', basicInfo.onlineProfiles.length, shown.length);
  for (const job of person.jobs) {
    const found =
      experience.experiences.find(
        (one) =>
          key(one.companyName) === key(job.company) ||
          (key(one.designation) === key(job.title) && one.startDate === month(job.start)),
      ) ?? experience.experiences.find((one) => one.startDate === month(job.start));
    say('job company', job.company, found?.companyName);
    say('job title', job.title, found?.designation);
    say('job start', month(job.start), found?.startDate);
    say('job end', job.end ? month(job.end) : 'now', found && (found.isCurrentJob ? 'now' : found.endDate));
    if (job.location) say('job place', job.location, found?.location.replace(/, India$/, ''));
    say(
      'job text',
      job.bullets.join(' '),
      found && [found.description, ...found.keyAchievements].filter(Boolean).join(' '),
    );
  }
  spurious('jobs', experience.experiences.length, person.jobs.length);
  for (const degree of person.degrees) {
    const institute = findInstitute(degree.institute)?.name ?? degree.institute;
    const found =
      education.educations.find((one) => one.educationDegree === degree.kind && one.endYear === degree.end) ??
      education.educations.find((one) => key(one.universityName) === key(institute));
    say('degree institute', institute, found?.universityName);
    say('degree', degree.kind, found?.educationDegree);
    if (degree.field) say('degree field', degree.field, found?.fieldOfStudy);
    if (degree.start) say('degree start', degree.start, found?.startYear);
    say('degree end', degree.end, found?.endYear);
    if (degree.mark && read.source === 'RESUME') {
      if ('cgpa' in degree.mark) say('degree mark', degree.mark.cgpa, found?.cgpa);
      else say('degree mark', degree.mark.percentage, found?.percentage);
    }
  }
  spurious('degrees', education.educations.length, person.degrees.length);
  const names = person.skills.flatMap((group) => group.names);
  const wanted = read.source === 'RESUME' ? names : names.slice(0, 3);
  for (const name of wanted)
    say('skill', name, skills.skills.find(({ skillName }) => key(skillName) === key(name))?.skillName);
  spurious('skill', skills.skills.length, wanted.length);
  if (hasProjects) {
    for (const { title } of person.projects)
      say(
        'project',
        title,
        experience.projects.find(({ projectTitle }) => key(projectTitle) === key(title))?.projectTitle ??
          experience.projects.map(({ projectTitle }) => projectTitle).join(' / '),
      );
    spurious('project', experience.projects.length, person.projects.length);
  }
  return verdicts;

  function spurious(field: string, count: number, real: number) {
    for (let extra = real; extra < count; extra += 1)
      verdicts.push({ field, isRight: false, wanted: 'no more', got: 'one more' });
  }
}
