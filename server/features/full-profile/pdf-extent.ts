import type { OwnProfile } from '#contract/candidates/profile.ts';

/** How much of a profile is printed. */
interface Limits {
  jobs: number;
  projects: number;
  degrees: number;
  skills: number;
  links: number;
  /** Achievements per job. */
  lines: number;
  /** Characters per text. */
  text: number;
  /** Characters per name, title or achievement. */
  line: number;
}

/** The parts that are missing, in words. */
export interface Shortening {
  leftOut: string[];
}

const ALL = Number.POSITIVE_INFINITY;

/** From everything to an extent that fits on two pages in every case. */
export const EXTENTS: readonly Limits[] = [
  { jobs: ALL, projects: ALL, degrees: ALL, skills: ALL, links: ALL, lines: ALL, text: ALL, line: ALL },
  { jobs: ALL, projects: ALL, degrees: ALL, skills: 30, links: ALL, lines: 5, text: 600, line: 240 },
  { jobs: 8, projects: 5, degrees: 6, skills: 24, links: 5, lines: 4, text: 400, line: 200 },
  { jobs: 6, projects: 4, degrees: 4, skills: 20, links: 4, lines: 3, text: 260, line: 160 },
  { jobs: 5, projects: 3, degrees: 3, skills: 16, links: 3, lines: 2, text: 180, line: 90 },
  { jobs: 4, projects: 2, degrees: 3, skills: 12, links: 2, lines: 1, text: 120, line: 60 },
];

/** On one line and cut at a word boundary, with an ellipsis; unchanged if it fits. */
function cut(whole: string, max: number): string {
  if (max === ALL) return whole;
  const text = whole.replaceAll(/\s+/g, ' ');
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1);
  const end = head.search(/\s+\S*$/);
  return `${(end > max / 2 ? head.slice(0, end) : head).replace(/[\ud800-\udbff]$/, '')}…`;
}

function cutOrNull(text: string | null, max: number): string | null {
  return text === null ? null : cut(text, max);
}

function missing(all: number, shown: number, one: string, many: string): string[] {
  const rest = all - shown;
  return rest > 0 ? [`${rest} more ${rest === 1 ? one : many}`] : [];
}

type Job = OwnProfile['experience']['experiences'][number];

/** Current and recent jobs come first. */
function byRecency(a: Job, b: Job): number {
  const end = (job: Job) => (job.isCurrentJob ? '9999' : (job.endDate ?? job.startDate ?? ''));
  return end(b).localeCompare(end(a)) || (b.startDate ?? '').localeCompare(a.startDate ?? '');
}

/** The profile within the limits, and what they left out. */
export function extentOf(profile: OwnProfile, limits: Limits): { profile: OwnProfile; leftOut: string[] } {
  const { basicInfo, skills, experience, education, summary } = profile;
  const { text, line } = limits;
  const jobs = experience.experiences.toSorted(byRecency).slice(0, limits.jobs);
  const projects = experience.projects.slice(0, limits.projects);
  const degrees = education.educations.slice(0, limits.degrees);
  const strongest = skills.skills.toSorted((a, b) => months(b) - months(a)).slice(0, limits.skills);
  const leftOut = [
    ...missing(experience.experiences.length, jobs.length, 'job', 'jobs'),
    ...missing(experience.projects.length, projects.length, 'project', 'projects'),
    ...missing(education.educations.length, degrees.length, 'qualification', 'qualifications'),
    ...missing(skills.skills.length, strongest.length, 'skill', 'skills'),
  ];
  const shown: OwnProfile = {
    ...profile,
    basicInfo: {
      ...basicInfo,
      onlineProfiles: basicInfo.onlineProfiles.slice(0, limits.links),
      preferredLocations: basicInfo.preferredLocations.slice(0, Math.max(limits.lines * 4, 4)),
    },
    summary: { ...summary, professionalSummary: cutOrNull(summary.professionalSummary, text * 2) },
    skills: {
      ...skills,
      primaryRole: cut(skills.primaryRole, line),
      skills: strongest.map((skill) => ({ ...skill, skillName: cut(skill.skillName, line) })),
    },
    experience: {
      ...experience,
      experiences: jobs.map((job) => ({
        ...job,
        designation: cut(job.designation, line),
        companyName: cut(job.companyName, line),
        location: cutOrNull(job.location, line),
        description: cutOrNull(job.description, text),
        keyAchievements: job.keyAchievements.slice(0, limits.lines).map((one) => cut(one, line)),
        technologiesUsed: job.technologiesUsed.slice(0, limits.lines * 3).map((one) => cut(one, 40)),
      })),
      projects: projects.map((project) => ({
        ...project,
        projectTitle: cut(project.projectTitle, line),
        clientName: cutOrNull(project.clientName, line),
        projectDetails: cutOrNull(project.projectDetails, text),
        technologiesUsed: project.technologiesUsed.slice(0, limits.lines * 3).map((one) => cut(one, 40)),
      })),
    },
    education: {
      educations: degrees.map((degree) => ({
        ...degree,
        universityName: cut(degree.universityName, line),
        fieldOfStudy: cut(degree.fieldOfStudy, line),
        specialization: cutOrNull(degree.specialization, line),
      })),
    },
  };
  return { profile: shown, leftOut };
}

function months({ experience }: OwnProfile['skills']['skills'][number]): number {
  return experience.years * 12 + experience.months;
}
