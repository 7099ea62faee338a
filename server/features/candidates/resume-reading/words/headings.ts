export type SectionName =
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'summary'
  | 'contact'
  | 'links'
  | 'other';

const HEADINGS: Readonly<Record<SectionName, string>> = {
  experience: `experience, experiences, work experience, professional experience, employment, employment history,
    work history, career history, professional background, internships, internship, internship experience,
    industry experience, relevant experience, job experience, experience and internships, work and internships,
    career summary and experience, employment details, organisational experience, organizational experience,
    professional journey, experience details, industrial experience, research experience, career, work,
    internships and experience, internships and work experience, work experience and internships, career path,
    employment record, positions held, where i have worked`,
  education: `education, educational qualifications, educational qualification, academic background, academics,
    academic qualifications, academic qualification, qualifications, education details, academic details,
    academic profile, scholastic record, education and training, educational background, academic record,
    academic credentials, education background, scholastics, educational details, academic history`,
  skills: `skills, technical skills, key skills, core competencies, core skills, technologies, tools and technologies,
    skills and tools, areas of expertise, technical proficiency, programming skills, top skills, tech stack,
    technical expertise, it skills, skill set, skillset, skills summary, professional skills, expertise,
    technical skill set, computer skills, skills and technologies, technical summary, toolbox, technical strengths,
    tools, skills and expertise, competencies, languages and tools, languages and technologies, software skills,
    what i work with, technical toolkit, programming languages`,
  projects: `projects, academic projects, personal projects, key projects, selected projects, side projects, project work,
    course projects, notable projects, project experience, projects undertaken, major projects, mini projects,
    technical projects, open source, open source projects, things i built, academic and personal projects`,
  summary: `summary, profile, professional summary, about, about me, objective, career objective, career summary,
    profile summary, executive summary, personal statement, personal profile, professional profile, introduction,
    summary of qualifications, who i am, overview, career profile`,
  contact: `contact, contact details, contact me, contact information, personal details, personal information,
    personal info, personal data, get in touch, reach me, personal particulars, details`,
  links: `links, profiles, online profiles, online, social, social links, web, find me online, on the web,
    online presence, social profiles, websites`,
  other: `achievements, awards, honors, honours, awards and achievements, honors and awards, honours and awards,
    certifications, certificates, licenses and certifications, courses, courses and certifications, languages,
    languages known, interests, hobbies, hobbies and interests, publications, extracurricular activities,
    extra curricular activities, co curricular activities, positions of responsibility, position of responsibility,
    references, relevant coursework, coursework, key courses, declaration, volunteering, volunteer experience,
    volunteer, volunteer work, leadership, activities, patents, scholastic achievements, accomplishments,
    leadership experience, honors-awards, strengths, additional information, training, trainings, workshops,
    test scores, conferences, certification, leadership and activities, awards and honors, awards and honours,
    talks, memberships, extracurriculars, soft skills, community, miscellaneous`,
};

const byWords = new Map(
  Object.entries(HEADINGS).flatMap(([section, list]) =>
    list.split(',').map((heading) => [heading.trim().replace(/\s+/g, ' '), section as SectionName] as const),
  ),
);

/** `E X P E R I E N C E` is letter-spaced. */
function closedUp(text: string): string {
  const words = text.trim().split(/ {2,}/);
  return words
    .map((word) => (/^(?:\p{L} ){2,}\p{L}$/u.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ');
}

function headingKey(text: string): string {
  return closedUp(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&|\+/g, ' and ')
    .replace(/^\s*(?:\d+|[ivx]+)[.)]\s+/, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

const LONGEST = 48;

export function sectionOf(text: string): SectionName | undefined {
  if (text.length > LONGEST) return undefined;
  const key = headingKey(text);
  return byWords.get(key) ?? byWords.get(key.replaceAll(' ', ''));
}

export function isHeading(text: string): boolean {
  return sectionOf(text) !== undefined;
}
