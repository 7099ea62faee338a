-- All that the first release stores, by area. Triggers, their functions and the views are in ../triggers.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists unaccent;
-- intarray redefines @> for int[] where it is visible; the search index needs the core operator.
create schema if not exists ia;
create extension if not exists intarray schema ia;


-- FUNCTIONS of columns, indexes and constraints

-- The mailbox behind an address: without +tag, in small letters.
create function mailbox_of(address citext) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(address::text, '\+[^@]*@', '@'));

-- `UTR 123-4` and `utr1234` are one transfer.
create function plain_reference(reference text) returns text language sql immutable strict parallel safe
  return translate(lower(reference), ' -/._#:', '');

-- A number for a name in any case, which is quicker to compare.
create function name_mark(name text) returns int language sql immutable parallel safe
  return ('x' || substr(md5(lower(name)), 1, 8))::bit(32)::int;

-- `26-27`: the financial year of India.
create function financial_year_of(at timestamptz) returns text language sql stable as $$
  select to_char((at at time zone 'Asia/Kolkata') - interval '3 months', 'YY') || '-' ||
    to_char((at at time zone 'Asia/Kolkata') + interval '9 months', 'YY')
$$;


-- PEOPLE AND THEIR FILES

create table users (
  id uuid primary key,
  email citext not null unique,
  password_hash text not null,
  user_type text not null check (user_type in ('JOBSEEKER','RECRUITER','AFFILIATE','ADMIN','SUPER_ADMIN')),
  first_name text not null,
  last_name text not null,
  phone text,
  status text not null default 'ACTIVE' check (status in ('ACTIVE','INACTIVE','SUSPENDED','DISABLED','DELETED')),
  email_verified_at timestamptz,
  picture_file_id uuid,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  deleted_at timestamptz,
  erased_at timestamptz
);
create index users_by_type on users (user_type, created_at desc);
create index users_name_trgm on users
  using gin ((first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops);
create index users_to_erase on users (deleted_at) where deleted_at is not null and erased_at is null;
-- Companies that share a mail domain or a web address are one employer to those who hide from it.
create index recruiters_by_mail_domain on users (lower(split_part(email::text, '@', 2)))
  where user_type = 'RECRUITER' and email_verified_at is not null;
create index users_candidates_by_age on users (created_at desc, id desc)
  where user_type = 'JOBSEEKER' and erased_at is null;
create index users_candidates_by_status on users (status, created_at desc, id desc)
  where user_type = 'JOBSEEKER' and erased_at is null;
create index users_candidates_by_name on users (first_name, last_name, id) include (status)
  where user_type = 'JOBSEEKER' and erased_at is null;
create index users_candidates_by_standing on users (status) where user_type = 'JOBSEEKER' and erased_at is null;
create index users_candidates_deleted on users (id) where user_type = 'JOBSEEKER' and status = 'DELETED';
create index users_away on users (id) where status in ('DELETED','INACTIVE');
-- One or two letters find names that begin so, which an index of three letters cannot.
create index users_by_first_name on users (lower(first_name) text_pattern_ops);
create index users_by_last_name on users (lower(last_name) text_pattern_ops);
create index users_by_phone on users (right(regexp_replace(phone, '\D', '', 'g'), 10)) where phone is not null;
create index users_names on users (id) include (first_name, last_name);

create table files (
  id uuid primary key,
  owner_id uuid not null references users (id),
  company_id uuid,
  purpose text not null,
  name text not null,
  mime_type text not null,
  size_bytes int not null,
  sha256 text not null,
  storage_key text not null unique,
  is_public boolean not null default false,
  created_at timestamptz not null
);
create index files_by_owner on files (owner_id);
alter table users add foreign key (picture_file_id) references files (id) on delete set null;

create table file_tickets (
  token_hash text primary key,
  file_id uuid not null references files (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index file_tickets_by_file on file_tickets (file_id);
create index file_tickets_by_expiry on file_tickets (expires_at);

-- One that has an end ends by itself.
create table account_suspensions (
  user_id uuid primary key references users (id) on delete cascade,
  reason text not null,
  suspended_by uuid references users (id) on delete set null,
  suspended_at timestamptz not null,
  -- Null: until somebody ends it.
  ends_at timestamptz
);
create index account_suspensions_due on account_suspensions (ends_at) where ends_at is not null;
create index account_suspensions_by_admin on account_suspensions (suspended_by);


-- COMPANIES AND THEIR TEAMS

create table companies (
  id uuid primary key,
  name text not null,
  website text,
  size text not null default 'SMALL' check (size in ('STARTUP','SMALL','MEDIUM','LARGE','ENTERPRISE')),
  industry text,
  description text,
  address text,
  city text,
  state text,
  country text not null default 'India',
  pincode text,
  gst_number text,
  logo_file_id uuid references files (id) on delete set null,
  founder_id uuid not null references users (id),
  approval_status text not null default 'NOT_SUBMITTED'
    check (approval_status in ('NOT_SUBMITTED','PENDING','UNDER_REVIEW','APPROVED','REJECTED','SUSPENDED')),
  profile_saved_at timestamptz,
  submitted_at timestamptz,
  approved_at timestamptz,
  rejected_at timestamptz,
  suspended_at timestamptz,
  rejection_reasons text[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz
);
create index companies_by_status on companies (approval_status, created_at desc);
create index companies_by_age on companies (created_at desc);
create index companies_by_name on companies (lower(name));
create index companies_name_trgm on companies using gin (name gin_trgm_ops);
create index companies_by_founder on companies (founder_id);
create index companies_waiting on companies (submitted_at, id) where approval_status in ('PENDING','UNDER_REVIEW');

create table company_members (
  company_id uuid not null references companies (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('VIEWER','RECRUITER','ADMIN','OWNER')),
  created_at timestamptz not null,
  primary key (company_id, user_id)
);
create index company_members_by_user on company_members (user_id);

create table recruiters (
  user_id uuid primary key references users (id) on delete cascade,
  designation text,
  phone_number text,
  experience_years int check (experience_years between 0 and 50),
  linkedin_url text,
  bio text,
  profile_saved_at timestamptz,
  version int not null default 1,
  updated_at timestamptz not null
);

create table company_documents (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  file_id uuid not null references files (id),
  document_type text not null
    check (document_type in ('COMPANY_REGISTRATION','GST_CERTIFICATE','PAN_CARD','BUSINESS_LICENSE','OTHER')),
  status text not null default 'PENDING' check (status in ('PENDING','VERIFIED','REJECTED')),
  rejection_reason text,
  uploaded_at timestamptz not null
);
create index company_documents_by_company on company_documents (company_id, uploaded_at);
create index company_documents_by_file on company_documents (file_id);

-- What an approved company would like to be called. Its approval copies it to the company.
create table company_identity_changes (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  status text not null default 'PENDING' check (status in ('PENDING','APPROVED','REJECTED','REPLACED','WITHDRAWN')),
  name text not null,
  website text,
  gst_number text,
  former_name text not null,
  former_website text,
  former_gst_number text,
  proposed_by uuid references users (id) on delete set null,
  proposed_at timestamptz not null,
  settled_by uuid references users (id) on delete set null,
  settled_at timestamptz,
  reason text,
  check ((name, website, gst_number) is distinct from (former_name, former_website, former_gst_number)),
  check ((status = 'PENDING') = (settled_at is null)),
  check ((status = 'REJECTED') = (reason is not null))
);
create unique index company_identity_changes_one_open on company_identity_changes (company_id)
  where status = 'PENDING';
create index company_identity_changes_company on company_identity_changes (company_id, status);
create index company_identity_changes_waiting on company_identity_changes (proposed_at, id)
  where status = 'PENDING';

-- By what a company was known before: candidates stay hidden from it.
create table company_former_keys (
  company_id uuid not null references companies (id) on delete cascade,
  key text not null,
  since timestamptz not null,
  primary key (company_id, key)
);

create table team_invitations (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  email citext not null,
  role text not null check (role in ('VIEWER','RECRUITER','ADMIN','OWNER')),
  status text not null default 'OPEN' check (status in ('OPEN','ACCEPTED','REVOKED')),
  -- Only the hash of the mailed link is kept.
  token_hash text not null unique,
  invited_by uuid references users (id) on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz
);
create unique index team_invitations_open on team_invitations (company_id, email) where status = 'OPEN';
create index team_invitations_by_inviter on team_invitations (invited_by);
create index team_invitations_by_end on team_invitations (expires_at);


-- SIGNING IN

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  company_id uuid references companies (id) on delete set null,
  ip text,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  second_step_at timestamptz,
  proved_at timestamptz not null
);
create index sessions_by_user on sessions (user_id) where revoked_at is null;
create index sessions_by_expiry on sessions (expires_at);

create table refresh_tokens (
  id uuid primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  parent_id uuid references refresh_tokens (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);
create index refresh_tokens_by_parent on refresh_tokens (parent_id);
create index refresh_tokens_by_age on refresh_tokens (created_at);

create table email_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('VERIFY_EMAIL','CHANGE_EMAIL')),
  email citext not null,
  code_hash text not null,
  link_hash text not null unique,
  attempts_left int not null check (attempts_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- One live code for each purpose: a new one replaces the old.
create unique index email_codes_live on email_codes (user_id, purpose);
create index email_codes_by_expiry on email_codes (expires_at);

-- A person has one at a time.
create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_by_expiry on password_resets (expires_at);

-- Links and mailed codes that were used up: a second use is noticed.
create table spent_secrets (
  secret_hash text primary key,
  kind text not null check (kind in ('RESET_LINK','VERIFY_LINK','VERIFY_CODE')),
  user_id uuid not null references users (id) on delete cascade,
  spent_at timestamptz not null
);
create index spent_secrets_by_user on spent_secrets (user_id);
create index spent_secrets_by_age on spent_secrets (spent_at);

-- The codes that were asked for, by the text of the address, whether or not it has an account.
create table code_requests (
  address_hash text primary key,
  asked_at timestamptz not null,
  attempts_left int not null check (attempts_left >= 0),
  expires_at timestamptz not null
);
create index code_requests_by_age on code_requests (expires_at);

-- Pending until the first code of the secret has been entered.
create table two_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text not null,
  -- The 30 seconds whose code was accepted last: no code counts twice.
  last_step int,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create index two_factors_pending on two_factors (created_at) where confirmed_at is null;

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table google_identities (
  subject text primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  linked_at timestamptz not null
);

-- One sign-in at Google: first it waits for the answer, then for the exchange of the one-time code.
create table google_sign_ins (
  id uuid primary key,
  browser_hash text not null,
  state_hash text unique,
  sealed_checks text not null,
  return_to text,
  user_type text not null check (user_type in ('JOBSEEKER','RECRUITER','AFFILIATE')),
  code_hash text unique,
  identity jsonb,
  expires_at timestamptz not null
);
create index google_sign_ins_by_expiry on google_sign_ins (expires_at);


-- MAIL, AUDIT, SETTINGS, LIMITS

create table mails (
  id uuid primary key,
  message_id text not null unique,
  hold_key text,
  to_address citext not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  calendar text,
  calendar_method text,
  due_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null,
  unsubscribe_url text,
  user_id uuid references users (id) on delete set null,
  topic text,
  claimed_until timestamptz,
  give_up_at timestamptz not null,
  failed_at timestamptz,
  kind text not null check (kind in ('SECURITY','ACCOUNT','COMPANY','DEGREE','INTERVIEW','APPLICATION','JOB',
    'SEARCH','OFFER','HIRE','INVOICE','REFERRAL','MESSAGE','REPORT','WAITLIST','SUPPORT'))
);
create index mails_by_address on mails (to_address, created_at desc);
create index mails_by_hold on mails (hold_key) where sent_at is null and hold_key is not null;
create index mails_by_key on mails (hold_key) where hold_key is not null;
create index mails_waiting on mails (user_id, topic) where sent_at is null and user_id is not null;
create index mails_due on mails (due_at) where sent_at is null and failed_at is null;
create index mails_failed on mails (failed_at desc, id desc) where failed_at is not null;
create index mails_address_trgm on mails using gin ((to_address::text) gin_trgm_ops);
create index mails_by_sent on mails (sent_at desc, id desc) where sent_at is not null;
create index mails_sent_of_kind on mails (kind, sent_at desc, id desc) where sent_at is not null;
create index mails_failed_of_kind on mails (kind, failed_at desc, id desc) where failed_at is not null;
create index mails_waiting_of_kind on mails (kind, due_at, id) where sent_at is null and failed_at is null;
create index mails_sent_to on mails (to_address, sent_at desc, id desc) where sent_at is not null;
-- Six digits may be a code: nobody who searches can guess it digit by digit.
create index mails_subject_trgm on mails using gin (regexp_replace(subject, '\d{6}', '', 'g') gin_trgm_ops);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null
);
create index notifications_by_user on notifications (user_id, created_at desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create table notification_preferences (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null check (topic in ('interviewRequests','interviewUpdates','applications','savedSearches',
    'referrals','productNews')),
  email boolean not null,
  in_app boolean not null,
  updated_at timestamptz not null,
  primary key (user_id, topic)
);

create table audit_events (
  id uuid primary key,
  actor_id uuid references users (id) on delete set null,
  action text not null,
  subject_type text not null,
  subject_id uuid,
  company_id uuid,
  summary text not null,
  before jsonb,
  after jsonb,
  ip text,
  at timestamptz not null,
  -- Names the one entry that is kept of what may come in floods.
  once_key text,
  -- Whom the entry is about, so that it is found when they are erased.
  person_id uuid
);
create index audit_by_actor on audit_events (actor_id, at desc);
create index audit_by_subject on audit_events (subject_type, subject_id, at desc);
create index audit_by_time on audit_events (at desc);
create unique index audit_once on audit_events (once_key) where once_key is not null;
create index audit_by_action on audit_events (action, at desc, id desc);
create index audit_by_kind on audit_events (subject_type, at desc, id desc);
create index audit_by_object on audit_events (subject_id, at desc, id desc) where subject_id is not null;
create index audit_by_company on audit_events (company_id, at desc, id desc) where company_id is not null;
create index audit_summary_trgm on audit_events using gin (summary gin_trgm_ops);
create index audit_by_person on audit_events (person_id) where person_id is not null;

-- Every value that ever held; the latest of a name is in force.
create table settings (
  id uuid primary key,
  name text not null check (name in ('hireFeePercent','paymentDays','referralReward','affiliateReward','tdsPercent',
    'tdsPercentWithoutPan','tdsThreshold','replyHours','urgentReplyHours','offerDays','supportEmail','socialLinks',
    'supplier')),
  value jsonb not null,
  -- Null where the installation itself set it.
  changed_by uuid references users (id),
  changed_at timestamptz not null,
  place bigint generated always as identity
);
create index settings_by_name on settings (name, place desc);

create table idempotency_keys (
  actor text not null,
  endpoint text not null,
  key text not null,
  body_hash text not null,
  status int,
  answer jsonb,
  created_at timestamptz not null,
  primary key (actor, endpoint, key)
);
create index idempotency_by_age on idempotency_keys (created_at);

create table rate_limits (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

create table clock_shift (
  only_row boolean primary key default true check (only_row),
  offset_seconds int not null default 0
);
insert into clock_shift default values;


-- CANDIDATES

create table candidates (
  user_id uuid primary key references users (id) on delete cascade,
  headline text,
  professional_summary text,
  resume_file_id uuid references files (id) on delete set null,
  salary_fixed int not null default 0 check (salary_fixed >= 0),
  salary_variable int not null default 0 check (salary_variable >= 0),
  salary_esop int not null default 0 check (salary_esop >= 0),
  salary_total bigint generated always as (salary_fixed::bigint + salary_variable + salary_esop) stored,
  expected_total bigint not null default 0 check (expected_total >= 0),
  expected_fixed bigint not null default 0 check (expected_fixed >= 0),
  notice_period text not null default 'ONE_MONTH'
    check (notice_period in ('FIFTEEN_DAYS_OR_LESS','ONE_MONTH','TWO_MONTHS','THREE_MONTHS',
      'MORE_THAN_THREE_MONTHS','SERVING_NOTICE_PERIOD')),
  last_working_day date,
  preferred_locations text[] not null default '{}',
  offer_company text,
  offer_amount bigint check (offer_amount > 0),
  offer_joining_date date,
  domain text,
  primary_role text,
  is_visible boolean not null default true,
  basic_info_saved_at timestamptz,
  basic_info_version int not null default 1,
  skills_saved_at timestamptz,
  skills_version int not null default 1,
  experience_saved_at timestamptz,
  experience_version int not null default 1,
  education_saved_at timestamptz,
  education_version int not null default 1,
  last_active_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  hide_from_current_employer boolean not null default true,
  current_industry text,
  department text,
  role_category text,
  job_role text,
  desired_job_type text not null default 'PERMANENT',
  desired_employment_type text not null default 'FULL_TIME',
  preferred_shift text not null default 'DAY',
  check (notice_period = 'SERVING_NOTICE_PERIOD' or last_working_day is null)
);

create table candidate_skills (
  id uuid primary key,
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  skill_name citext not null,
  years int not null check (years between 0 and 50),
  months int not null check (months between 0 and 11),
  level int not null check (level between 1 and 4),
  position int not null,
  unique (candidate_id, skill_name)
);

create table candidate_experiences (
  id uuid primary key,
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  company_name text not null,
  designation text not null,
  start_month date,
  end_month date,
  is_current_job boolean not null default false,
  location text,
  employment_type text,
  description text,
  key_achievements text[] not null default '{}',
  technologies_used text[] not null default '{}',
  position int not null,
  check (not (is_current_job and end_month is not null))
);
create index candidate_experiences_by_candidate on candidate_experiences (candidate_id, position);

create table candidate_educations (
  id uuid primary key,
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  university_name text not null,
  education_degree text not null,
  field_of_study text not null,
  specialization text,
  course_type text not null default 'FULL_TIME',
  start_year int not null,
  end_year int not null,
  cgpa numeric(4,2),
  percentage numeric(5,2),
  verification_status text not null default 'UNVERIFIED'
    check (verification_status in ('UNVERIFIED','PENDING','VERIFIED','REJECTED')),
  position int not null,
  check (end_year >= start_year)
);
-- The name itself goes along: only then an index of its lower case is read alone.
create index candidate_educations_by_university on candidate_educations (lower(university_name), candidate_id)
  include (university_name);
create index candidate_educations_by_candidate on candidate_educations (candidate_id, end_year desc)
  include (university_name);

create table candidate_projects (
  id uuid primary key,
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  project_title text not null,
  client_name text,
  start_month date,
  end_month date,
  is_ongoing boolean not null default false,
  project_details text,
  technologies_used text[] not null default '{}',
  project_url text,
  position int not null,
  check (not (is_ongoing and end_month is not null))
);
create index candidate_projects_by_candidate on candidate_projects (candidate_id, position);

create table candidate_online_profiles (
  id uuid primary key,
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  platform_type text not null,
  profile_url text not null,
  position int not null
);
create index candidate_online_profiles_by_candidate on candidate_online_profiles (candidate_id, position);

create table candidate_drafts (
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  section text not null,
  body jsonb not null,
  saved_at timestamptz not null,
  primary key (candidate_id, section)
);

create table candidate_hidden_companies (
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  position int not null,
  company_id uuid references companies (id) on delete set null,
  name text not null,
  primary key (candidate_id, position)
);
create index candidate_hidden_companies_by_company on candidate_hidden_companies (company_id);

create table degree_verifications (
  id uuid primary key,
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  -- What was proved outlives the entry it was proved for.
  education_id uuid references candidate_educations (id) on delete set null,
  method text not null check (method in ('MAIL','DOCUMENT')),
  status text not null default 'PENDING' check (status in ('PENDING','VERIFIED','REJECTED','WITHDRAWN','EXPIRED')),
  university_name text not null,
  education_degree text not null,
  field_of_study text not null,
  start_year int not null,
  end_year int not null,
  email citext,
  code_hash text,
  attempts_left int check (attempts_left >= 0),
  expires_at timestamptz,
  file_id uuid references files (id) on delete set null,
  reason text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check (method <> 'MAIL' or email is not null and code_hash is not null and attempts_left is not null
    and expires_at is not null),
  constraint degree_verifications_one_mailbox_one_person exclude using gist
    (mailbox_of(email) with =, candidate_id with <>) where (status = 'VERIFIED')
);
create unique index degree_verifications_open on degree_verifications (education_id) where status = 'PENDING';
create index degree_verifications_by_education on degree_verifications (education_id, created_at desc);
create index degree_verifications_by_candidate on degree_verifications (candidate_id, created_at desc);
create index degree_verifications_by_status on degree_verifications (status, created_at) where method = 'DOCUMENT';
create index degree_verifications_by_expiry on degree_verifications (expires_at) where status = 'PENDING';
create index degree_verifications_by_file on degree_verifications (file_id) where file_id is not null;
create index degree_verifications_by_decider on degree_verifications (decided_by) where decided_by is not null;

-- The hours of a usual week in which a candidate can be interviewed; a row without hours is an answer too.
create table weekly_availability (
  candidate_id uuid primary key references users (id) on delete cascade,
  timezone text not null,
  updated_at timestamptz not null
);

create table weekly_availability_ranges (
  candidate_id uuid not null references weekly_availability (candidate_id) on delete cascade,
  weekday text not null check (weekday in ('MONDAY','TUESDAY','WEDNESDAY','THURSDAY','FRIDAY','SATURDAY','SUNDAY')),
  start_minute int not null,
  end_minute int not null,
  primary key (candidate_id, weekday, start_minute),
  check (0 <= start_minute and start_minute < end_minute and end_minute < 1440),
  constraint weekly_hours_apart exclude using gist
    (candidate_id with =, weekday with =, int4range(start_minute, end_minute) with &&)
);

create table candidate_views (
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  viewer_id uuid not null references users (id) on delete cascade,
  company_id uuid references companies (id) on delete cascade,
  day date not null,
  primary key (candidate_id, day, viewer_id)
);
create index candidate_views_by_viewer on candidate_views (viewer_id);

-- Each profile once, with the last look.
create table recent_candidates (
  viewer_id uuid not null references users (id) on delete cascade,
  company_id uuid not null references companies (id) on delete cascade,
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (viewer_id, company_id, candidate_id)
);
create index recent_candidates_by_time on recent_candidates (viewer_id, company_id, viewed_at desc);
create index recent_candidates_by_candidate on recent_candidates (candidate_id);
create index recent_candidates_by_company on recent_candidates (company_id);


-- THE SEARCH FOR CANDIDATES
-- Columns of a fixed length come first, and those that every search reads before those that it seldom reads: PostgreSQL
-- finds a column by going over the ones before it. GIN indexes take new rows at once (fastupdate = off): a search reads
-- through all that is still pending.

create table search_terms (
  id int primary key generated always as identity,
  kind text not null check (kind in ('skill','city','institute','domain','role')),
  name citext not null,
  unique (kind, name)
);
create index search_terms_name_trgm on search_terms using gin ((name::text) gin_trgm_ops) with (fastupdate = off);

create table candidate_index (
  candidate_id uuid primary key references candidates (user_id) on delete cascade,
  last_active_at timestamptz not null,
  expected_total bigint not null,
  current_total bigint not null,
  experience_months int not null,
  quality smallint not null,
  notice_step smallint not null,
  is_searchable boolean not null,
  domain_id int,
  role_id int,
  graduation_year smallint,
  tokens int[] not null,
  hidden_from text[] not null default '{}',
  -- Each choice that facets count by, packed in one value (candidates/index-row/choices.ts).
  choices bytea not null,
  skill_ids int[] not null,
  city_ids int[] not null,
  institute_ids int[] not null,
  words tsvector not null
);
alter table candidate_index alter tokens set statistics 1000;
create index candidate_index_tokens on candidate_index using gin (tokens) with (fastupdate = off)
  where is_searchable;
create index candidate_index_words on candidate_index using gin (words) with (fastupdate = off) where is_searchable;
create index candidate_index_quality on candidate_index (quality desc, candidate_id) where is_searchable;
create index candidate_index_active on candidate_index (last_active_at desc, candidate_id) where is_searchable;
create index candidate_index_experience on candidate_index (experience_months desc, candidate_id)
  where is_searchable;
create index candidate_index_salary on candidate_index (expected_total, candidate_id) where is_searchable;
create index candidate_index_months on candidate_index (experience_months);

-- A chance sample of those who can be found: those whose place, a hash of the id, is below the bound. The first
-- thousand by place are as good a sample as any.
create table candidate_sample (
  candidate_id uuid primary key references candidate_index (candidate_id) on delete cascade,
  last_active_at timestamptz not null,
  expected_total bigint not null,
  current_total bigint not null,
  experience_months int not null,
  place int not null check (place >= 0),
  notice_step smallint not null,
  is_searchable boolean not null check (is_searchable),
  tokens int[] not null,
  hidden_from text[] not null,
  choices bytea not null,
  skill_ids int[] not null,
  city_ids int[] not null,
  institute_ids int[] not null,
  words tsvector not null
);
alter table candidate_sample alter tokens set statistics 1000;
create index candidate_sample_place on candidate_sample (place);
create index candidate_sample_tokens on candidate_sample using gin (tokens) with (fastupdate = off);
create index candidate_sample_words on candidate_sample using gin (words) with (fastupdate = off);

create table candidate_sample_share (
  is_only boolean primary key default true check (is_only),
  -- Of 2^31 places, those below are in the sample.
  bound bigint not null default 2147483648 check (bound between 1 and 2147483648),
  -- As last counted: who is in the sample, and about how many can be found in all.
  rows bigint not null default 0,
  people bigint not null default 0
);
insert into candidate_sample_share default values;


-- JOBS

create table jobs (
  id uuid primary key,
  company_id uuid not null references companies (id),
  created_by uuid not null references users (id),
  title text not null,
  department text,
  description text not null default '',
  status text not null default 'DRAFT' check (status in ('DRAFT','PUBLISHED','CLOSED','ARCHIVED')),
  city text,
  country text not null default 'India',
  is_remote boolean not null default false,
  job_type text not null default 'FULL_TIME' check (job_type in ('FULL_TIME','PART_TIME','CONTRACT','INTERNSHIP')),
  work_mode text not null default 'ONSITE' check (work_mode in ('ONSITE','HYBRID','REMOTE')),
  experience_level text not null default 'MID'
    check (experience_level in ('ENTRY','MID','SENIOR','LEAD','EXECUTIVE')),
  experience_min int not null default 0 check (experience_min >= 0),
  experience_max int not null default 50,
  salary_min bigint not null default 0 check (salary_min >= 0),
  salary_max bigint not null default 0,
  salary_period text not null default 'YEARLY' check (salary_period in ('YEARLY','MONTHLY','HOURLY')),
  max_notice_period text,
  responsibilities text[] not null default '{}',
  qualifications text[] not null default '{}',
  benefits text[] not null default '{}',
  openings int not null default 1 check (openings > 0),
  published_at timestamptz,
  closed_at timestamptz,
  deleted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Since when it is on the board; published_at stays that of the first time.
  opened_at timestamptz,
  taken_down_reason text,
  check (experience_max >= experience_min),
  check (salary_max >= salary_min)
);
create index jobs_by_company on jobs (company_id, status, created_at desc) where deleted_at is null;
create index jobs_published on jobs (published_at desc, id) where status = 'PUBLISHED' and deleted_at is null;
create index jobs_published_by_company on jobs (company_id, published_at desc)
  where status = 'PUBLISHED' and deleted_at is null;
create index jobs_by_opening on jobs (opened_at) where status = 'PUBLISHED' and deleted_at is null;
-- With what a search reads beside the order: then the table itself is left alone.
create index jobs_by_age on jobs (created_at desc, id desc) include (status, title, company_id)
  where deleted_at is null;
create index jobs_by_status on jobs (status, created_at desc, id desc) where deleted_at is null;
create index jobs_by_publication on jobs (published_at desc nulls last, id desc) where deleted_at is null;
create index jobs_by_title on jobs (lower(title), id) include (title) where deleted_at is null;
create index jobs_title_trgm on jobs using gin (title gin_trgm_ops) where deleted_at is null;
create index jobs_of_company on jobs (company_id, deleted_at);

create table job_skills (
  job_id uuid not null references jobs (id) on delete cascade,
  skill_name citext not null,
  min_years int not null default 0 check (min_years between 0 and 50),
  min_level int not null default 1 check (min_level between 1 and 4),
  position int not null,
  primary key (job_id, skill_name)
);
create index job_skills_by_name on job_skills (skill_name, job_id);

-- Who of a company answers for a job, and who hires for it with them.
create table job_members (
  job_id uuid not null references jobs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  is_owner boolean not null default false,
  primary key (job_id, user_id)
);
create unique index job_members_one_owner on job_members (job_id) where is_owner;
create index job_members_by_user on job_members (user_id);

create table job_rounds (
  job_id uuid not null references jobs (id) on delete cascade,
  round int not null check (round between 1 and 8),
  name text not null,
  interview_type text not null
    check (interview_type in ('TECHNICAL','HR','MANAGERIAL','CULTURAL_FIT','FINAL','CODING')),
  duration_minutes int not null check (duration_minutes between 15 and 480),
  criteria text[] not null check (cardinality(criteria) between 3 and 6),
  primary key (job_id, round)
);

-- A member who leaves the team interviews for it no more.
create table job_round_interviewers (
  job_id uuid not null,
  round int not null,
  company_id uuid not null,
  user_id uuid not null,
  position int not null,
  primary key (job_id, round, user_id),
  foreign key (company_id, user_id) references company_members (company_id, user_id) on delete cascade,
  foreign key (job_id, round) references job_rounds (job_id, round) on delete cascade
);
create index job_round_interviewers_by_member on job_round_interviewers (company_id, user_id);

-- What each version of a job changed, in the words that were read: a row a field.
create table job_changes (
  job_id uuid not null references jobs (id) on delete cascade,
  version int not null,
  field text not null check (field in ('title','department','jobType','experienceLevel','experience','openings',
    'pay','place','notice','description','responsibilities','qualifications','benefits','skills','interviewPlan',
    'status')),
  before text[] not null,
  after text[] not null,
  actor_id uuid references users (id) on delete set null,
  at timestamptz not null,
  primary key (job_id, version, field)
);
create index job_changes_by_actor on job_changes (actor_id);

create table job_views (
  job_id uuid not null references jobs (id) on delete cascade,
  viewer text not null,
  day date not null,
  source text not null default 'UNKNOWN'
    check (source in ('SEARCH','RECOMMENDED','SAVED_SEARCH','LINK','DIRECT','ELSEWHERE','UNKNOWN')),
  primary key (job_id, day, viewer)
);

-- A row for each job on the board, with all that a search asks of a job, its company and its skills. Places are those
-- of a sample: a hash of the id.
create table job_index (
  job_id uuid primary key references jobs (id) on delete cascade,
  company_id uuid not null,
  published_at timestamptz not null,
  yearly_least bigint not null,
  yearly_pay bigint not null,
  place int not null check (place >= 0),
  -- That of the city; 0 where anybody may be anywhere.
  city_mark int not null,
  experience_min int not null,
  experience_max int not null,
  -- A number for each skill, which are quicker to compare.
  skill_marks int[] not null,
  -- What a filter may choose: city:pune, mode:REMOTE, skill:go; skill: alone where none is asked for.
  tags text[] not null,
  work_mode text not null,
  job_type text not null,
  experience_level text not null,
  company_name text not null,
  title text not null,
  city text,
  skills text[] not null,
  -- All that a word of a search may be a part of.
  words text not null
);
alter table job_index alter tags set statistics 1000;
create index job_index_place on job_index (place);
create index job_index_newest on job_index (published_at desc, job_id desc);
create index job_index_pay on job_index (yearly_pay desc, job_id desc);
create index job_index_tags on job_index using gin (tags) with (fastupdate = off);
create index job_index_words on job_index using gin (words gin_trgm_ops) with (fastupdate = off);
-- Jobs that share several skills with somebody: most of those that ask for more than three share just one.
create index job_index_few_skills on job_index using gin (skill_marks ia.gin__int_ops) with (fastupdate = off)
  where cardinality(skill_marks) <= 3;
create index job_index_many_skills on job_index using gin (skill_marks ia.gin__int_ops) with (fastupdate = off)
  where cardinality(skill_marks) > 3;


-- APPLICATIONS

-- One row for a candidate and a job, reused.
create table applications (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  candidate_id uuid not null references candidates (user_id),
  company_id uuid not null references companies (id),
  source text not null check (source in ('APPLIED','INVITED')),
  status text not null check (status in ('NEW','REVIEWED','SHORTLISTED','INTERVIEW','OFFERED','HIRED','REJECTED',
    'WITHDRAWN')),
  note text,
  reject_reason text,
  applied_at timestamptz,
  status_changed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  candidate_note text check (char_length(candidate_note) <= 500),
  ending text check (ending in ('WITHDRAWN','DECLINED','EXPIRED','TAKEN_BACK','DID_NOT_JOIN')),
  reject_category text check (reject_category in ('SKILLS','EXPERIENCE','PAY','NOTICE','LOCATION','INTERVIEW',
    'FILLED','NO_REPLY','OTHER')),
  reject_message text check (char_length(reject_message) <= 4000),
  unique (job_id, candidate_id)
);
create index applications_by_company on applications (company_id, status, created_at desc);
create index applications_by_job on applications (job_id, status, created_at desc);
create index applications_by_candidate on applications (candidate_id, created_at desc);
create index applications_by_move on applications (status_changed_at desc, id desc)
  include (status, candidate_id, job_id, company_id);
create index applications_by_stage on applications (status, status_changed_at desc, id desc);
-- With all that narrows, counts and orders a company's applications: then the table itself is left alone.
create index applications_of_company on applications (company_id, candidate_id)
  include (id, job_id, status, source, applied_at, created_at);
create index applications_last_touched on applications (company_id, status_changed_at desc);
create index applications_by_candidate_move on applications (candidate_id, status_changed_at desc, id desc);
-- A place by chance: the first two thousand are a sample, by which admins are told what a common search finds.
create index applications_by_place on applications ((uuid_hash(id) & 2147483647));

create table application_events (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  actor_id uuid references users (id) on delete set null,
  from_status text,
  to_status text not null,
  reason text,
  at timestamptz not null
);
-- With all that analytics ask of the moves: then the table itself is left alone.
create index application_events_journey on application_events (application_id, at)
  include (id, from_status, to_status, actor_id);

-- What a row was before an application that can still be taken back (nothing if it is new): companies read
-- sent_applications meanwhile.
create table application_holds (
  application_id uuid primary key references applications (id) on delete cascade,
  until timestamptz not null,
  source text check (source in ('APPLIED','INVITED')),
  status text check (status in ('NEW','REVIEWED','SHORTLISTED','INTERVIEW','OFFERED','HIRED','REJECTED',
    'WITHDRAWN')),
  ending text check (ending in ('WITHDRAWN','DECLINED','EXPIRED','TAKEN_BACK','DID_NOT_JOIN')),
  candidate_note text,
  applied_at timestamptz,
  status_changed_at timestamptz,
  updated_at timestamptz
);

-- Told ten minutes after the decision. Until then the application stays as it was, and companies read it as rejected
-- in sent_applications.
create table waiting_rejections (
  application_id uuid primary key references applications (id) on delete cascade,
  actor_id uuid references users (id) on delete set null,
  category text check (category in ('SKILLS','EXPERIENCE','PAY','NOTICE','LOCATION','INTERVIEW','FILLED','NO_REPLY',
    'OTHER')),
  reason text,
  message text check (char_length(message) <= 4000),
  decided_at timestamptz not null,
  tells_at timestamptz not null
);
create index waiting_rejections_due on waiting_rejections (tells_at);

-- Goes with the candidate; what an author who has left wrote stays the company's.
create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  company_id uuid not null references companies (id) on delete cascade,
  candidate_id uuid not null references users (id) on delete cascade,
  author_id uuid not null references users (id),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  edited_at timestamptz
);
create index application_notes_by_application on application_notes (application_id, created_at desc, id desc);
create index application_notes_by_candidate on application_notes (candidate_id);
create index application_notes_by_author on application_notes (author_id);

create table note_mentions (
  note_id uuid not null references application_notes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (note_id, user_id)
);
create index note_mentions_by_user on note_mentions (user_id);

-- New applications are mailed together, by the pace that each recruiter chose.
create table application_digests (
  user_id uuid primary key references users (id) on delete cascade,
  pace text not null default 'HOURLY' check (pace in ('AT_ONCE','HOURLY','DAILY')),
  -- When what waits is mailed; null while nothing waits.
  due_at timestamptz
);
create index application_digests_due on application_digests (due_at) where due_at is not null;

create table digest_applications (
  user_id uuid not null references application_digests (user_id) on delete cascade,
  application_id uuid not null references applications (id) on delete cascade,
  primary key (user_id, application_id)
);
create index digest_applications_by_application on digest_applications (application_id);

-- What lists of applicants are found, ordered and scored by, in one place for each company.
create table company_applicants (
  company_id uuid not null references companies (id) on delete cascade,
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  -- In small letters, as they are searched.
  name text not null,
  headline text,
  -- Of all their degrees, one behind the other; null where that is too long for the index.
  institutes text check (octet_length(institutes) <= 600),
  experience_months int,
  -- Rupees a year; 0 where they do not say.
  expected_total bigint not null,
  notice_period text not null
    check (notice_period in ('FIFTEEN_DAYS_OR_LESS','ONE_MONTH','TWO_MONTHS','THREE_MONTHS',
      'MORE_THAN_THREE_MONTHS','SERVING_NOTICE_PERIOD')),
  last_working_day date,
  preferred_locations text[] not null,
  -- [["Go", 50, 4], …]: name, months, level.
  skills json not null,
  primary key (company_id, candidate_id)
    include (experience_months, expected_total, last_working_day, notice_period, name, headline, institutes)
);
create index company_applicants_of_candidate on company_applicants (candidate_id);


-- WHAT IS SAVED

create table saved_candidates (
  company_id uuid not null references companies (id) on delete cascade,
  candidate_id uuid not null references candidates (user_id) on delete cascade,
  saved_by uuid references users (id) on delete set null,
  saved_at timestamptz not null,
  note text not null default '',
  note_version int not null default 1,
  noted_by uuid references users (id) on delete set null,
  noted_at timestamptz,
  primary key (company_id, candidate_id)
);
create index saved_candidates_by_candidate on saved_candidates (candidate_id);

create table saved_candidate_tags (
  company_id uuid not null,
  candidate_id uuid not null,
  tag citext not null check (char_length(tag::text) between 1 and 30),
  primary key (company_id, candidate_id, tag),
  foreign key (company_id, candidate_id) references saved_candidates (company_id, candidate_id) on delete cascade
);
create index saved_candidate_tags_by_tag on saved_candidate_tags (company_id, tag);

create table saved_jobs (
  candidate_id uuid not null references users (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (candidate_id, job_id)
);
create index saved_jobs_by_time on saved_jobs (candidate_id, saved_at desc, job_id);
create index saved_jobs_by_job on saved_jobs (job_id);

-- A person has twenty places: no race gives them a twenty-first search.
create table saved_searches (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('JOBS','CANDIDATES')),
  place smallint not null check (place between 1 and 20),
  name citext not null,
  filter jsonb not null,
  -- When its news is mailed next; null while that is switched off.
  due_at timestamptz,
  -- What appeared until then has been told, or was there when the search was saved.
  told_until timestamptz not null,
  created_at timestamptz not null,
  company_id uuid references companies (id) on delete cascade,
  constraint saved_searches_names unique nulls not distinct (owner_id, kind, company_id, name),
  constraint saved_searches_places unique (owner_id, kind, place),
  constraint saved_searches_company check ((kind = 'CANDIDATES') = (company_id is not null))
);
create index saved_searches_due on saved_searches (due_at, owner_id, kind) where due_at is not null;
create index saved_searches_by_company on saved_searches (company_id) where company_id is not null;

-- Who was found already, so that only others are new.
create table saved_search_finds (
  search_id uuid not null references saved_searches (id) on delete cascade,
  candidate_id uuid not null references users (id) on delete cascade,
  -- Told by mail, but the search has not been opened since.
  is_new boolean not null,
  primary key (search_id, candidate_id)
);
create index saved_search_finds_by_candidate on saved_search_finds (candidate_id);

-- Texts that a company keeps, with places for names.
create table templates (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  kind text not null check (kind in ('MESSAGE','REQUEST','REJECTION')),
  name citext not null,
  text text not null check (char_length(text) <= 2000),
  updated_at timestamptz not null,
  unique (company_id, kind, name)
);


-- INTERVIEWS

create table interviews (
  id uuid primary key,
  application_id uuid not null references applications (id),
  job_id uuid not null references jobs (id),
  company_id uuid not null references companies (id),
  candidate_id uuid not null references candidates (user_id),
  requested_by uuid not null references users (id),
  interviewer_id uuid not null references users (id),
  status text not null default 'PENDING'
    check (status in ('PENDING','ACCEPTED','SCHEDULED','RESCHEDULE_REQUESTED','COMPLETED','DECLINED','WITHDRAWN',
      'EXPIRED','CANCELLED','NO_SHOW')),
  interview_type text not null
    check (interview_type in ('TECHNICAL','HR','MANAGERIAL','CULTURAL_FIT','FINAL','CODING')),
  interview_mode text not null check (interview_mode in ('VIDEO_CALL','PHONE_CALL','IN_PERSON')),
  priority text not null default 'MEDIUM' check (priority in ('LOW','MEDIUM','HIGH','URGENT')),
  is_urgent_hiring boolean not null default false,
  message text not null default '',
  duration_minutes int not null check (duration_minutes between 15 and 480),
  salary_min bigint not null,
  salary_max bigint not null,
  interview_stage int not null default 1,
  total_stages int not null default 1,
  expected_questions text[] not null default '{}',
  documents_required text[] not null default '{}',
  respond_by timestamptz not null,
  accepted_at timestamptz,
  scheduled_at timestamptz,
  during tstzrange,
  timezone text,
  slot_id uuid,
  meeting_link text,
  meeting_password text,
  candidate_message text,
  preparation_notes text not null default '',
  reschedule_count int not null default 0 check (reschedule_count between 0 and 2),
  slot_request_count int not null default 0 check (slot_request_count between 0 and 2),
  offer_no int not null default 0,
  closing_reason text,
  outcome text check (outcome in ('ADVANCE','HOLD','REJECT','OFFER')),
  recruiter_feedback text,
  candidate_feedback text,
  no_show_side text check (no_show_side in ('CANDIDATE','RECRUITER')),
  no_show_at timestamptz,
  contested_at timestamptz,
  contest_reason text,
  contest_settled_at timestamptz,
  ball_holder text check (ball_holder in ('CANDIDATE','RECRUITER')),
  due_at timestamptz,
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  calendar_sequence int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decide_by timestamptz,
  hold_until date,
  hold_told_at timestamptz,
  check (salary_max >= salary_min),
  check (total_stages >= interview_stage and interview_stage >= 1),
  check ((status = 'SCHEDULED') <= (during is not null and timezone is not null)),
  check (hold_until is null or outcome = 'HOLD'),
  -- Double booking is impossible.
  constraint candidate_not_double_booked exclude using gist (candidate_id with =, during with &&)
    where (status = 'SCHEDULED'),
  constraint interviewer_not_double_booked exclude using gist (interviewer_id with =, during with &&)
    where (status = 'SCHEDULED')
);
create index interviews_by_candidate on interviews (candidate_id, status, respond_by);
create index interviews_by_company on interviews (company_id, status, created_at desc);
create index interviews_by_application on interviews (application_id);
create index interviews_by_job on interviews (job_id);
create index interviews_due on interviews (due_at) where due_at is not null;
create index interviews_starting on interviews (lower(during)) where status = 'SCHEDULED';
create index interviews_contested on interviews (contested_at)
  where contested_at is not null and contest_settled_at is null;
-- One open thread for an application at a time.
create unique index interviews_open on interviews (application_id)
  where status in ('PENDING','ACCEPTED','SCHEDULED','RESCHEDULE_REQUESTED');
create index interviews_on_hold on interviews (decide_by) where hold_until is not null and hold_told_at is null;
create index interviews_ours on interviews (company_id, due_at) where ball_holder = 'RECRUITER';
create index interviews_by_turn on interviews (due_at, application_id) where ball_holder is not null;
create index interviews_last_touched on interviews (company_id, updated_at desc);
create index interviews_ending on interviews (upper(during)) where status = 'SCHEDULED';

create table interview_slots (
  id uuid primary key,
  interview_id uuid not null references interviews (id) on delete cascade,
  offer_no int not null,
  slot_id uuid not null,
  position int not null,
  during tstzrange not null,
  timezone text not null,
  is_flexible boolean not null default false
);
create index interview_slots_by_interview on interview_slots (interview_id, offer_no, position);

create table interview_events (
  id uuid primary key,
  interview_id uuid not null references interviews (id) on delete cascade,
  actor_id uuid references users (id) on delete set null,
  action text not null,
  from_status text,
  to_status text not null,
  reason text,
  at timestamptz not null
);
create index interview_events_by_interview on interview_events (interview_id, at);

create table scorecards (
  id uuid primary key,
  interview_id uuid not null references interviews (id) on delete cascade,
  author_id uuid not null references users (id),
  verdict text not null check (verdict in ('STRONG_YES','YES','NO','STRONG_NO')),
  notes text not null,
  is_shared boolean not null default false,
  sent_at timestamptz not null,
  unique (interview_id, author_id)
);
create index scorecards_by_author on scorecards (author_id);

create table scorecard_ratings (
  scorecard_id uuid not null references scorecards (id) on delete cascade,
  position int not null,
  criterion text not null,
  rating int not null check (rating between 1 and 4),
  primary key (scorecard_id, position)
);

-- The token is the address itself and is shown again and again, so it cannot be hashed.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null
);


-- CONVERSATIONS AND REPORTS

-- Companies that a candidate keeps away.
create table company_blocks (
  candidate_id uuid not null references users (id) on delete cascade,
  company_id uuid not null references companies (id) on delete cascade,
  blocked_at timestamptz not null,
  primary key (candidate_id, company_id)
);
create index company_blocks_by_company on company_blocks (company_id);

-- One a company and candidate.
create table message_threads (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  candidate_id uuid not null references users (id) on delete cascade,
  last_number int not null default 0,
  last_message_at timestamptz,
  is_answered boolean not null default false,
  started_by uuid references users (id),
  created_at timestamptz not null,
  constraint message_threads_pair unique (company_id, candidate_id),
  check ((last_number = 0) = (last_message_at is null))
);
create index message_threads_of_company on message_threads (company_id, last_message_at desc) where last_number > 0;
create index message_threads_of_candidate on message_threads (candidate_id, last_message_at desc);
create index message_threads_started on message_threads (started_by, created_at) where started_by is not null;

create table messages (
  id uuid primary key,
  thread_id uuid not null references message_threads (id) on delete cascade,
  number int not null check (number > 0),
  sender_id uuid not null references users (id),
  side text not null check (side in ('CANDIDATE','COMPANY')),
  text text not null check (char_length(text) between 1 and 4000),
  has_contact_details boolean not null default false,
  sent_at timestamptz not null,
  constraint messages_in_order unique (thread_id, number)
);
create index messages_by_sender on messages (sender_id);

create table message_readers (
  thread_id uuid not null references message_threads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  unread_count int not null default 0 check (unread_count >= 0),
  is_muted boolean not null default false,
  has_written boolean not null default false,
  mail_due_at timestamptz,
  primary key (thread_id, user_id)
);
create index message_readers_unread on message_readers (user_id) where unread_count > 0;
create index message_readers_due on message_readers (mail_due_at) where mail_due_at is not null;

create table reports (
  id uuid primary key,
  kind text not null check (kind in ('JOB','COMPANY','PERSON','CONVERSATION')),
  job_id uuid references jobs (id) on delete cascade,
  company_id uuid references companies (id) on delete cascade,
  person_id uuid references users (id) on delete cascade,
  thread_id uuid references message_threads (id) on delete cascade,
  subject_id uuid not null generated always as (coalesce(job_id, company_id, person_id, thread_id)) stored,
  reporter_id uuid not null references users (id) on delete cascade,
  cause text not null check (cause in ('MONEY','UNTRUE','OFFENSIVE','IMPOSTOR','SPAM','PRESSURE','OTHER')),
  text text,
  created_at timestamptz not null,
  outcome text check (outcome in ('ACTED','DISMISSED')),
  outcome_reason text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  check (num_nonnulls(job_id, company_id, person_id, thread_id) = 1),
  check (case kind
    when 'JOB' then job_id when 'COMPANY' then company_id when 'PERSON' then person_id else thread_id
    end is not null),
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (outcome_reason is null))
);
create unique index reports_open on reports (reporter_id, kind, subject_id) where decided_at is null;
create index reports_waiting on reports (created_at, id) where decided_at is null;
create index reports_decided on reports (decided_at desc, id desc) where decided_at is not null;
create index reports_by_subject on reports (subject_id);
create index reports_by_job on reports (job_id) where job_id is not null;
create index reports_by_company on reports (company_id) where company_id is not null;
create index reports_by_person on reports (person_id) where person_id is not null;
create index reports_by_thread on reports (thread_id) where thread_id is not null;
create index reports_by_reporter on reports (reporter_id);
create index reports_by_decider on reports (decided_by) where decided_by is not null;

-- Which admin is at what waits for an admin.
create table admin_claims (
  kind text not null check (kind in ('RECRUITER','IDENTITY','DEGREE','AFFILIATE','REFERRAL','CONTEST','HIRE',
    'REPORT')),
  item_id uuid not null,
  admin_id uuid not null references users (id) on delete cascade,
  claimed_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (kind, item_id)
);
create index admin_claims_by_admin on admin_claims (admin_id);
create index admin_claims_by_age on admin_claims (seen_at);


-- OFFERS AND HIRES

-- One row a version. Its terms never change; what comes of it does.
create table offers (
  id uuid primary key,
  application_id uuid not null references applications (id),
  job_id uuid not null references jobs (id),
  company_id uuid not null references companies (id),
  candidate_id uuid not null references candidates (user_id),
  version smallint not null check (version >= 1),
  status text not null default 'EXTENDED'
    check (status in ('EXTENDED','ACCEPTED','DECLINED','EXPIRED','WITHDRAWN')),
  annual_salary bigint not null check (annual_salary > 0),
  variable_pay bigint not null,
  joining_date date not null,
  -- Days are those of India: an offer runs until the end of its last one.
  extended_on date not null,
  expires_on date not null,
  expires_at timestamptz not null,
  note text,
  request_min bigint,
  request_max bigint,
  job_min bigint,
  job_max bigint,
  -- As they were when it was made: a letter does not change with them.
  candidate_name text not null,
  company_name text not null,
  job_title text not null,
  extended_by uuid not null references users (id),
  extended_by_name text not null,
  extended_at timestamptz not null,
  -- When the candidate is reminded next; null once they were.
  remind_half_at timestamptz,
  remind_last_at timestamptz,
  accepted_name text,
  closing_reason text,
  closed_at timestamptz,
  constraint offers_versions unique (application_id, version),
  check (variable_pay between 0 and annual_salary),
  check ((request_min is null) = (request_max is null) and (job_min is null) = (job_max is null)),
  constraint offers_accepted_by_name check ((status = 'ACCEPTED') = (accepted_name is not null)),
  constraint offers_closed check ((status = 'EXTENDED') = (closed_at is null)),
  constraint offers_end_by_the_joining_date check (expires_on <= joining_date),
  constraint offers_end_with_their_last_day
    check (expires_at = ((expires_on + 1)::timestamp at time zone 'Asia/Kolkata')),
  constraint offers_run_at_most_30_days check (expires_on between extended_on and extended_on + 30)
);
-- One that waits or is agreed on, for an application.
create unique index offers_standing on offers (application_id) where status in ('EXTENDED','ACCEPTED');
create index offers_by_candidate on offers (candidate_id, extended_at desc);
create index offers_by_job on offers (job_id);
create index offers_ending on offers (expires_at) where status = 'EXTENDED';
create index offers_to_remind on offers (least(remind_half_at, remind_last_at)) where status = 'EXTENDED';
create index offers_of_company on offers (company_id, (status = 'EXTENDED') desc, extended_at desc, id desc);

create table offer_events (
  id uuid primary key,
  offer_id uuid not null references offers (id) on delete cascade,
  actor_id uuid references users (id) on delete set null,
  action text not null,
  from_status text,
  to_status text not null,
  reason text,
  at timestamptz not null
);
create index offer_events_by_offer on offer_events (offer_id, at);

create table hires (
  id uuid primary key,
  application_id uuid not null unique references applications (id),
  offer_id uuid not null unique,
  job_id uuid not null references jobs (id),
  company_id uuid not null references companies (id),
  candidate_id uuid not null references candidates (user_id),
  status text not null default 'RECORDED'
    check (status in ('RECORDED','CONFIRMED','LEAVING','ABSENT','DISPUTED','LEFT','DID_NOT_JOIN','REJECTED')),
  joined_on date not null,
  annual_salary bigint not null check (annual_salary > 0),
  -- As they were when it was recorded: an invoice does not change with them.
  candidate_name text not null,
  company_name text not null,
  job_title text not null,
  recorded_by uuid not null references users (id),
  recorded_at timestamptz not null,
  confirm_by timestamptz,
  confirmed_at timestamptz,
  guarantee_ends_at timestamptz not null,
  retained_at timestamptz,
  ask_at timestamptz,
  left_on date,
  leave_cause text check (leave_cause in ('RESIGNED','DISMISSED','ROLE_DIFFERED','MUTUAL','OTHER')),
  reported_by text check (reported_by in ('RECRUITER','CANDIDATE')),
  dispute_of text check (dispute_of in ('JOINING','LEAVING','ABSENCE')),
  dispute_reason text,
  settled_reason text,
  disputed_at timestamptz,
  constraint hires_of_offers foreign key (offer_id) references offers (id),
  constraint hires_leave_on_a_day
    check ((status in ('LEAVING','LEFT') or coalesce(dispute_of = 'LEAVING', false)) = (left_on is not null)),
  constraint hires_leave_while_guaranteed check (left_on between joined_on and joined_on + 90),
  constraint hires_retained_once_complete
    check (retained_at is null or status = 'CONFIRMED' and retained_at >= guarantee_ends_at),
  constraint hires_confirmed check (case
    when status in ('CONFIRMED','LEAVING','LEFT') or dispute_of = 'LEAVING' then confirmed_at is not null
    when status in ('RECORDED','REJECTED') or dispute_of = 'JOINING' then confirmed_at is null
    else true end),
  constraint hires_wait_with_an_end check ((status in ('RECORDED','LEAVING','ABSENT')) = (confirm_by is not null)),
  constraint hires_disputed_about_something check ((status = 'DISPUTED') = (dispute_of is not null)),
  -- Days are those of India: the 90th counts to its end.
  constraint hires_guaranteed_for_90_days
    check (guarantee_ends_at = ((joined_on + 91)::timestamp at time zone 'Asia/Kolkata')),
  constraint hires_leave_for_a_cause
    check ((left_on is null) = (leave_cause is null) and (left_on is null) = (reported_by is null))
);
create index hires_by_candidate on hires (candidate_id, recorded_at desc);
create index hires_by_company on hires (company_id, recorded_at desc);
create index hires_by_job on hires (job_id);
create index hires_to_confirm on hires (confirm_by) where confirm_by is not null;
create index hires_to_ask on hires (ask_at) where status = 'CONFIRMED' and ask_at is not null;
create index hires_to_complete on hires (guarantee_ends_at) where status = 'CONFIRMED' and retained_at is null;
create index hires_name_trgm on hires using gin (candidate_name gin_trgm_ops);
create index hires_disputed on hires (disputed_at, id) where status = 'DISPUTED';

create table hire_events (
  id uuid primary key,
  hire_id uuid not null references hires (id) on delete cascade,
  actor_id uuid references users (id) on delete set null,
  action text not null,
  from_status text,
  to_status text not null,
  reason text,
  at timestamptz not null
);
create index hire_events_by_hire on hire_events (hire_id, at);

create table hire_checks (
  id uuid primary key,
  hire_id uuid not null references hires (id) on delete cascade,
  day smallint not null check (day between 30 and 90 and day % 30 = 0),
  side text not null check (side in ('RECRUITER','CANDIDATE')),
  asked_at timestamptz not null,
  is_good boolean,
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz,
  constraint hire_checks_once unique (hire_id, day, side),
  check ((is_good is null) = (answered_at is null))
);


-- INVOICES
-- Invoices, credit notes, payments and refunds are only ever added to; triggers count what has come of each invoice.

-- The last number of each series and financial year; the row stays locked until the next document is issued.
create table document_counters (
  series text not null check (series in ('MDL','MDC')),
  financial_year text not null,
  last_sequence int not null check (last_sequence between 1 and 999999),
  primary key (series, financial_year)
);

create table invoices (
  id uuid primary key,
  hire_id uuid not null references hires (id),
  company_id uuid not null references companies (id),
  financial_year text not null,
  sequence int not null,
  number text not null unique,
  -- Days are those of India.
  issued_on date not null,
  issued_at timestamptz not null,
  due_on date not null,
  -- As they were when it was issued.
  candidate_name text not null,
  job_title text not null,
  joined_on date not null,
  first_year_salary bigint not null check (first_year_salary > 0),
  fee_percent numeric(5,2) not null check (fee_percent between 0 and 100),
  supplier jsonb not null,
  customer jsonb not null,
  place_of_supply text not null,
  fee bigint not null check (fee >= 0),
  cgst bigint not null check (cgst >= 0),
  sgst bigint not null,
  igst bigint not null check (igst >= 0),
  total bigint not null,
  constraint invoices_one_a_hire unique (hire_id),
  constraint invoices_in_sequence unique (financial_year, sequence),
  check (due_on >= issued_on),
  constraint invoices_numbered
    check (number = 'MDL/' || financial_year || '/' || lpad(sequence::text, 6, '0') and length(number) <= 16),
  constraint invoices_taxed_one_way check (cgst = sgst and (cgst = 0 or igst = 0)),
  constraint invoices_add_up check (total = fee + cgst + sgst + igst)
);
create index invoices_by_company on invoices (company_id, issued_at desc, id);
create index invoices_by_issue on invoices (issued_at, id);
create index invoices_by_day on invoices (issued_on);
create index invoices_by_due on invoices (due_on, id);
create index invoices_by_total on invoices (total, id);
create index invoices_number_trgm on invoices using gin (number gin_trgm_ops);

create table invoice_balances (
  invoice_id uuid primary key references invoices (id),
  total bigint not null,
  credited bigint not null default 0,
  received bigint not null default 0 check (received >= 0),
  withheld bigint not null default 0 check (withheld >= 0),
  outstanding bigint not null generated always as (greatest(total - credited - received - withheld, 0)) stored,
  -- The first moment after its last day in India.
  overdue_from timestamptz not null,
  overdue_at timestamptz,
  status text not null generated always as (case
    when credited = total and total > 0 then 'CREDITED'
    when credited + received + withheld >= total then 'PAID'
    when overdue_at is not null then 'OVERDUE'
    else 'ISSUED' end) stored check (status in ('ISSUED','OVERDUE','PAID','CREDITED')),
  -- When the company is reminded next; null once it was.
  remind_before_at timestamptz,
  remind_due_at timestamptz,
  remind_after_at timestamptz,
  refunded bigint not null default 0,
  refund_due bigint not null
    generated always as (greatest(credited + received + withheld - total - refunded, 0)) stored,
  check (credited between 0 and total),
  constraint invoice_balances_refunded_check
    check (refunded between 0 and greatest(credited + received + withheld - total, 0))
);
create index invoice_balances_overdue on invoice_balances (overdue_from) where status = 'ISSUED';
create index invoice_balances_to_remind on invoice_balances
  (least(remind_before_at, remind_due_at, remind_after_at)) where outstanding > 0;
create index invoice_balances_by_outstanding on invoice_balances (outstanding, invoice_id);
create index invoice_balances_by_status on invoice_balances (status);
create index invoice_balances_refunds_due on invoice_balances (invoice_id) where refund_due > 0;

create table credit_notes (
  id uuid primary key,
  invoice_id uuid not null references invoices (id),
  financial_year text not null,
  sequence int not null,
  number text not null unique,
  issued_on date not null,
  issued_at timestamptz not null,
  cause text not null check (cause in ('LEFT','DID_NOT_JOIN','CORRECTION')),
  percent smallint check (percent between 1 and 100),
  fee bigint not null check (fee >= 0),
  cgst bigint not null check (cgst >= 0),
  sgst bigint not null,
  igst bigint not null check (igst >= 0),
  total bigint not null check (total > 0),
  reason text,
  issued_by uuid references users (id),
  constraint credit_notes_in_sequence unique (financial_year, sequence),
  constraint credit_notes_add_up check (total = fee + cgst + sgst + igst),
  -- What an admin credits has a reason and may be an amount; what follows from a hire is a percentage.
  constraint credit_notes_explained check (case when cause = 'CORRECTION'
    then reason is not null and issued_by is not null
    else reason is null and issued_by is null and percent is not null end),
  constraint credit_notes_numbered
    check (number = 'MDC/' || financial_year || '/' || lpad(sequence::text, 6, '0') and length(number) <= 16),
  constraint credit_notes_taxed_one_way check (cgst = sgst and (cgst = 0 or igst = 0))
);
create unique index credit_notes_one_a_cause on credit_notes (invoice_id, cause) where cause <> 'CORRECTION';
create index credit_notes_by_invoice on credit_notes (invoice_id, issued_at);

create table payments (
  id uuid primary key,
  invoice_id uuid not null references invoices (id),
  paid_on date not null,
  received bigint not null check (received >= 0),
  -- Tax that the company deducted at source.
  withheld bigint not null check (withheld >= 0),
  reference text not null,
  recorded_by uuid not null references users (id),
  recorded_at timestamptz not null,
  check (received + withheld > 0)
);
create index payments_by_invoice on payments (invoice_id, paid_on);
-- A payment that is noted twice is one: the payer names it once.
create unique index payments_one_a_reference on payments (invoice_id, plain_reference(reference));

create table refunds (
  id uuid primary key,
  invoice_id uuid not null references invoices (id),
  refunded_on date not null,
  amount bigint not null check (amount > 0),
  reference text not null,
  recorded_by uuid not null references users (id),
  recorded_at timestamptz not null
);
create unique index refunds_one_a_reference on refunds (invoice_id, plain_reference(reference));

-- One a day, from a person or the sweep.
create table invoice_reminders (
  invoice_id uuid not null references invoices (id),
  -- The day in India.
  sent_on date not null,
  sent_at timestamptz not null,
  moment text not null check (moment in ('BEFORE','TODAY','AFTER')),
  -- Null: the sweep.
  sent_by uuid references users (id),
  primary key (invoice_id, sent_on)
);


-- AFFILIATES, REFERRALS AND REWARDS

create table affiliates (
  user_id uuid primary key references users (id) on delete cascade,
  website text not null,
  social_media_handle text,
  experience text,
  marketing_channels text[] not null default '{}',
  status text not null default 'PENDING' check (status in ('PENDING','APPROVED','REJECTED')),
  reason text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'REJECTED') = (reason is not null))
);
create index affiliates_by_age on affiliates (created_at desc, user_id desc);
create index affiliates_by_status on affiliates (status, created_at desc, user_id desc);

create table referral_codes (
  owner_id uuid primary key references users (id) on delete cascade,
  code text not null unique,
  created_at timestamptz not null
);

create table referral_clicks (
  owner_id uuid not null references referral_codes (owner_id) on delete cascade,
  device_hash text not null,
  day date not null,
  path text,
  at timestamptz not null,
  primary key (owner_id, device_hash, day)
);
create index referral_clicks_by_device on referral_clicks (device_hash, at);

create table sign_up_devices (
  user_id uuid primary key references users (id) on delete cascade,
  device_hash text not null
);
create index sign_up_devices_by_device on sign_up_devices (device_hash);

create table referrals (
  id uuid primary key,
  referrer_id uuid not null references users (id),
  source text not null check (source in ('INVITATION','LINK')),
  status text not null check (status in ('INVITED','SIGNUP','APPROVED','HIRED')),
  invited_email citext,
  invited_at timestamptz not null,
  sent_at timestamptz,
  erase_at timestamptz,
  unsubscribe_hash text unique,
  referred_user_id uuid unique references users (id) on delete set null,
  referred_kind text check (referred_kind in ('JOBSEEKER','RECRUITER')),
  signed_up_at timestamptz,
  approved_at timestamptz,
  hired_at timestamptz,
  application_id uuid references applications (id),
  flags text[] not null default '{}',
  review text check (review in ('ALLOWED','REFUSED')),
  review_reason text,
  reviewed_by uuid references users (id) on delete set null,
  reviewed_at timestamptz,
  unique (referrer_id, invited_email),
  check ((status = 'INVITED') = (signed_up_at is null)),
  check ((status = 'INVITED') = (referred_kind is null)),
  check ((status = 'HIRED') = (hired_at is not null)),
  check ((status = 'HIRED') = (application_id is not null)),
  check ((review is null) = (reviewed_at is null) and (review is null) = (review_reason is null)),
  check (review is null or flags <> '{}')
);
create index referrals_by_referrer on referrals (referrer_id, invited_at desc, id desc);
create index referrals_by_address on referrals (invited_email, invited_at) where status = 'INVITED';
create index referrals_to_erase on referrals (erase_at) where erase_at is not null;
create index referrals_to_review on referrals (signed_up_at, id) where flags <> '{}' and review is null;
create index referrals_reviewed on referrals (reviewed_at desc, id desc) where review is not null;
create index referrals_by_sign_up on referrals (signed_up_at desc, id desc) where signed_up_at is not null;
create index referrals_by_reviewer on referrals (reviewed_by) where reviewed_by is not null;
create index referrals_by_referrer_and_sign_up on referrals (referrer_id, signed_up_at)
  where signed_up_at is not null;

-- One invitation to an address in 30 days, from any sender, and none after it was unsubscribed.
create table invitation_addresses (
  address_hash text primary key,
  invited_at timestamptz not null,
  unsubscribed_at timestamptz
);
create index invitation_addresses_by_age on invitation_addresses (invited_at) where unsubscribed_at is null;

-- One a hire and beneficiary: kept by the triggers of reward_entries and payout_lines; only a hold is written here.
create table rewards (
  -- Of the entry by which it was earned.
  id uuid primary key,
  referral_id uuid not null references referrals (id),
  beneficiary_id uuid not null references users (id),
  application_id uuid not null references applications (id),
  amount int not null check (amount > 0),
  state text not null check (state in ('EARNED','PAYABLE','IN_PAYOUT','PAID','VOID','CLAWBACK')),
  earned_at timestamptz not null,
  -- When the 90 days of the hire are complete.
  due_at timestamptz not null,
  payable_at timestamptz,
  paid_at timestamptz,
  -- Void or taken back.
  ended_at timestamptz,
  hold_reason text,
  held_by uuid references users (id),
  held_at timestamptz,
  -- The hire ended while the money was on its way: once the result is known, the reward ends too.
  ends_with_payout boolean not null default false,
  shelf text not null generated always as (case
    when state in ('VOID','CLAWBACK') then 'ENDED'
    when state in ('PAID','IN_PAYOUT') then state
    when state = 'EARNED' or hold_reason is not null then 'HELD'
    else 'PAYABLE' end) stored check (shelf in ('PAYABLE','HELD','IN_PAYOUT','PAID','ENDED')),
  constraint rewards_one_a_hire_and_beneficiary unique (application_id, beneficiary_id),
  constraint rewards_held_by_somebody check ((hold_reason is null) = (held_at is null)),
  constraint rewards_held_while_open check (hold_reason is null or state in ('EARNED','PAYABLE')),
  constraint rewards_paid_once_payable check (paid_at is null or payable_at is not null),
  constraint rewards_payable_once_due check (payable_at is null or payable_at >= due_at)
);
create index rewards_by_shelf on rewards (shelf, due_at, id);
create index rewards_by_beneficiary on rewards (beneficiary_id, earned_at desc, id desc);
create index rewards_by_referral on rewards (referral_id);

-- Sealed: who is paid to which account.
create table payout_details (
  user_id uuid primary key references users (id) on delete cascade,
  sealed text not null,
  changed_at timestamptz not null
);

create table payout_batches (
  id uuid primary key,
  number bigint generated always as identity unique,
  status text not null default 'DRAFT' check (status in ('DRAFT','SENT','SETTLED','DISCARDED')),
  created_by uuid references users (id),
  created_at timestamptz not null,
  sent_by uuid references users (id),
  sent_at timestamptz,
  settled_at timestamptz,
  -- Counted by the trigger of the lines, without those that were taken out.
  lines int not null default 0,
  open_lines int not null default 0,
  paid_lines int not null default 0,
  failed_lines int not null default 0,
  gross bigint not null default 0,
  set_off bigint not null default 0,
  withheld bigint not null default 0,
  net bigint not null default 0,
  constraint payout_batches_settled
    check ((status = 'SETTLED') = (settled_at is not null) and (status <> 'SETTLED' or open_lines = 0)),
  constraint payout_batches_discarded_empty check (status <> 'DISCARDED' or lines = 0),
  constraint payout_batches_add_up check (net = gross - set_off - withheld),
  constraint payout_batches_sent check ((status in ('SENT','SETTLED')) = (sent_at is not null))
);
create index payout_batches_by_age on payout_batches (created_at desc, id desc);
create index payout_batches_by_status on payout_batches (status, created_at desc, id desc);

create table payout_lines (
  id uuid primary key,
  batch_id uuid not null references payout_batches (id),
  place bigint generated always as identity unique,
  reward_id uuid not null references rewards (id),
  beneficiary_id uuid not null references users (id),
  status text not null default 'DRAFT' check (status in ('DRAFT','SENT','PAID','FAILED','REMOVED')),
  gross int not null check (gross > 0),
  set_off int not null,
  taxable int not null,
  withheld int not null,
  net int not null generated always as (gross - set_off - withheld) stored,
  -- The terms by which tax was withheld.
  tds_threshold int not null check (tds_threshold >= 0),
  tds_percent numeric(5,2) not null check (tds_percent between 0 and 100),
  -- Of the day on which it was sent.
  financial_year text,
  sent_at timestamptz,
  -- Sealed payout details until the result of the transfer is known.
  sealed text,
  account text,
  reference text,
  paid_on date,
  failed_reason text,
  settled_at timestamptz,
  settled_by uuid references users (id),
  check (set_off between 0 and gross),
  check (taxable between 0 and gross - set_off),
  check (withheld between 0 and taxable),
  constraint payout_lines_sent
    check ((status in ('SENT','PAID','FAILED')) = (sent_at is not null)
      and (sent_at is null) = (financial_year is null)),
  constraint payout_lines_taxed_by_terms check (withheld::numeric = round(taxable::numeric * tds_percent / 100)),
  constraint payout_lines_settled check ((status in ('PAID','FAILED','REMOVED')) = (settled_at is not null)),
  constraint payout_lines_paid
    check ((status = 'PAID') = (reference is not null) and (status = 'PAID') = (paid_on is not null)),
  constraint payout_lines_failed check ((status = 'FAILED') = (failed_reason is not null))
);
create unique index payout_lines_one_a_reward on payout_lines (reward_id) where status in ('DRAFT','SENT','PAID');
create index payout_lines_by_batch on payout_lines (batch_id, place);
create index payout_lines_by_reward on payout_lines (reward_id, place desc);
create index payout_lines_by_year on payout_lines (beneficiary_id, financial_year);

-- What a person owes back, and how much of it has been set off.
create table payout_balances (
  beneficiary_id uuid primary key references users (id),
  clawed_back int not null default 0 check (clawed_back >= 0),
  set_off int not null default 0,
  owed int not null generated always as (clawed_back - set_off) stored,
  constraint payout_balances_set_off_what_is_owed check (set_off between 0 and clawed_back)
);

-- A hire rewards a person once, and each step of that reward is one row.
create table reward_entries (
  id uuid primary key,
  referral_id uuid not null references referrals (id),
  beneficiary_id uuid not null references users (id),
  application_id uuid not null references applications (id),
  state text not null check (state in ('EARNED','PAYABLE','PAID','VOID','CLAWBACK')),
  amount int not null,
  at timestamptz not null,
  financial_year text not null,
  payout_line_id uuid references payout_lines (id),
  unique (application_id, beneficiary_id, state),
  check (case when state = 'CLAWBACK' then amount < 0 else amount > 0 end),
  constraint reward_entries_paid_by_a_transfer check ((state = 'PAID') = (payout_line_id is not null))
);
create index reward_entries_by_beneficiary on reward_entries (beneficiary_id);
create index reward_entries_by_referral on reward_entries (referral_id);
create index reward_entries_by_year on reward_entries (beneficiary_id, financial_year);


-- PUBLIC PAGES

create table waitlist_entries (
  id uuid primary key,
  list text not null check (list in ('JOBSEEKER','RECRUITER')),
  name text not null,
  email citext not null,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  college text,
  experience text,
  company text,
  created_at timestamptz not null,
  invited_at timestamptz,
  invited_by uuid references users (id) on delete set null,
  unique (list, phone),
  unique (list, email),
  check ((list = 'JOBSEEKER') = (college is not null and experience is not null)),
  check ((list = 'RECRUITER') = (company is not null))
);
create index waitlist_entries_by_age on waitlist_entries (list, created_at desc, id);
create index waitlist_entries_newest on waitlist_entries (created_at desc, id desc);
create index waitlist_entries_by_inviter on waitlist_entries (invited_by) where invited_by is not null;

create table quick_messages (
  id uuid primary key,
  sender_name text not null,
  sender_email citext not null,
  sender_phone text,
  message text not null,
  -- The time in which the same words of the same sender are a repetition.
  repetition tstzrange not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users (id) on delete set null,
  constraint visitor_messages_sender_phone_check check (sender_phone ~ '^[0-9]{10}$'),
  constraint visitor_message_not_repeated exclude using gist
    (lower(sender_email::text) with =, md5(message) with =, repetition with &&)
);
create index quick_messages_by_age on quick_messages (created_at desc, id);
create index quick_messages_open on quick_messages (created_at, id) where answered_at is null;
create index quick_messages_answered on quick_messages (answered_at desc, id desc) where answered_at is not null;
create index quick_messages_by_answerer on quick_messages (answered_by) where answered_by is not null;

-- No address, no device, no person: who caused an event cannot be found out.
create table analytics_events (
  id uuid primary key,
  event text not null,
  path text,
  cta text,
  list text check (list in ('JOBSEEKER','RECRUITER')),
  status int,
  created_at timestamptz not null
);
create index analytics_events_by_name on analytics_events (event, created_at);
-- For the sweep that forgets them; they come in the order of their age.
create index analytics_events_by_age on analytics_events using brin (created_at);
