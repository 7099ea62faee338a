import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every screen and its full path. A screen is listed once it exists. */
export default [
  layout('screens/public/public-layout.tsx', [
    index('screens/public/landing-screen.tsx'),
    route('jobs', 'screens/public/jobs-screen.tsx'),
    route('jobs/:jobId', 'screens/public/job-screen.tsx'),
  ]),
  route('login', 'screens/public/sign-in-screen.tsx'),
  route('admin/login', 'screens/public/admin-sign-in-screen.tsx'),
  route('candidate/signup', 'screens/public/candidate-sign-up-screen.tsx'),
  route('recruiter/signup', 'screens/public/recruiter-sign-up-screen.tsx'),
  route('signup/candidate', 'screens/public/candidate-sign-up-redirect.tsx'),
  route('verify-email', 'screens/public/verify-email-screen.tsx'),
  route('forgot-password', 'screens/public/forgot-password-screen.tsx'),
  route('reset-password', 'screens/public/reset-password-screen.tsx'),
  layout('screens/candidate/candidate-shell.tsx', [
    route('home', 'screens/candidate/home-screen.tsx'),
    route('profile/edit', 'screens/candidate/profile-edit-redirect.tsx'),
    layout('screens/candidate/profile-editor-layout.tsx', [
      route('profile/edit/info', 'screens/candidate/profile-info-screen.tsx'),
      route('profile/edit/skills', 'screens/candidate/profile-skills-screen.tsx'),
      route('profile/edit/experience', 'screens/candidate/profile-experience-screen.tsx'),
      route('profile/edit/education', 'screens/candidate/profile-education-screen.tsx'),
    ]),
    route('profile/view', 'screens/candidate/profile-view-screen.tsx'),
    route('applications', 'screens/candidate/applications-screen.tsx'),
    route('interview-requests/pending', 'screens/candidate/pending-requests-screen.tsx'),
    route('interview-requests/active', 'screens/candidate/active-interviews-screen.tsx'),
    route('notifications', 'screens/candidate/notifications-screen.tsx'),
  ]),
  layout('screens/recruiter/recruiter-shell.tsx', [
    route('recruiter/jobs', 'screens/recruiter/jobs-screen.tsx'),
    route('recruiter/jobs/create', 'screens/recruiter/job-create-screen.tsx'),
    route('recruiter/jobs/new', 'screens/recruiter/job-create-screen.tsx', { id: 'job-new' }),
    route('recruiter/jobs/edit', 'screens/recruiter/jobs-redirect.tsx'),
    route('recruiter/jobs/:jobId', 'screens/recruiter/job-screen.tsx'),
    route('recruiter/jobs/:jobId/edit', 'screens/recruiter/job-edit-screen.tsx'),
    route('recruiter/jobs/:jobId/applicants', 'screens/recruiter/job-applicants-screen.tsx'),
    route('recruiter/candidates', 'screens/recruiter/candidates-screen.tsx'),
    route('recruiter/candidates/:candidateId', 'screens/recruiter/candidate-screen.tsx'),
    route('recruiter/applications', 'screens/recruiter/applications-screen.tsx'),
    route('recruiter/interviews', 'screens/recruiter/interviews-screen.tsx'),
    route('recruiter/interviews/schedule', 'screens/recruiter/schedule-interview-screen.tsx'),
    route('recruiter/notifications', 'screens/recruiter/notifications-screen.tsx'),
  ]),
] satisfies RouteConfig;
