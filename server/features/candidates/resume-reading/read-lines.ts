import type { ProposedText, ResumeProposal } from '#contract/resume-proposals.ts';
import { readEducation } from './sections/education.ts';
import { readJobs } from './sections/jobs.ts';
import { findContact, findHeadline, findName, findProfiles, findSummary } from './sections/person.ts';
import { readProjects } from './sections/projects.ts';
import { readSkills } from './sections/skills.ts';
import { splitSections } from './sections/split.ts';
import type { Stream } from './text/line.ts';
import { roleOf } from './words/titles.ts';

/** The content of a resume's lines, by the sections of a profile. */
export function readLines(streams: readonly Stream[], thisMonth: string): ResumeProposal {
  const { head, under } = splitSections(streams);
  const all = streams.flat();
  const experiences = readJobs(under('experience'));
  const name = findName(head.length > 0 ? head : all);
  const contact = [...head, ...under('contact'), ...under('links')];
  const headline = findHeadline(head, name?.first.line ?? '');
  return {
    source: 'RESUME',
    basicInfo: {
      firstName: name?.first ?? null,
      lastName: name?.last.value ? name.last : null,
      phone: findContact(contact) ?? findContact(all),
      resumeHeadline: headline,
      professionalSummary: findSummary(under('summary')),
      onlineProfiles: findProfiles([...contact, ...under('summary')]),
    },
    skills: { ...wishOf(headline, experiences), skills: readSkills(under('skills'), experiences, thisMonth) },
    experience: { experiences, projects: readProjects(under('projects')) },
    education: { educations: readEducation(under('education')) },
  };
}

type Jobs = ResumeProposal['experience']['experiences'];

/** The domain and role closest to the last title. */
export function wishOf(
  headline: ProposedText | null,
  jobs: Jobs,
): Pick<ResumeProposal['skills'], 'domain' | 'primaryRole'> {
  for (const line of [jobs[0]?.designation, headline?.value]) {
    const found = line && roleOf(line);
    if (!found) continue;
    const near = (value: string) => (value ? { value, line, isSure: false } : null);
    return { domain: near(found.domain), primaryRole: near(found.role) };
  }
  return { domain: null, primaryRole: null };
}
