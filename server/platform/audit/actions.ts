/** Every audit action: by the noun of its subject, what happened to it. */
interface Happenings {
  user:
    | 'made_admin'
    | 'admin_link_sent'
    | 'admin_role_changed'
    | 'signed_in'
    | 'signed_out'
    | 'sign_in_failed'
    | 'token_replayed'
    | 'link_replayed'
    | 'code_replayed'
    | 'access_refused'
    | 'limited'
    | 'password_changed'
    | 'password_reset'
    | 'google_linked'
    | 'two_factor_enabled'
    | 'two_factor_disabled'
    | 'recovery_codes_renewed'
    | 'proof_refused'
    | 'renamed'
    | 'email_changed'
    | 'phone_changed'
    | 'picture_changed'
    | 'picture_removed'
    | 'notifications_changed'
    | 'exported'
    | 'deactivated'
    | 'reactivated'
    | 'suspended'
    | 'activated'
    | 'deleted';
  company:
    | 'updated'
    | 'submitted'
    | 'resubmitted'
    | 'cancelled'
    | 'review_started'
    | 'approved'
    | 'rejected'
    | 'suspended'
    | 'reinstated'
    | 'closed'
    | 'change_proposed'
    | 'change_withdrawn'
    | 'change_approved'
    | 'change_rejected';
  company_document: 'rejected';
  candidate:
    | 'basic_info_saved'
    | 'skills_saved'
    | 'experience_saved'
    | 'education_saved'
    | 'resume_uploaded'
    | 'resume_removed'
    | 'privacy_changed'
    | 'company_blocked'
    | 'company_unblocked'
    | 'shown'
    | 'hidden'
    | 'exported';
  saved_candidate: 'saved' | 'removed' | 'tagged' | 'noted';
  education: 'code_sent' | 'document_sent' | 'proof_withdrawn' | 'verified' | 'rejected';
  job: 'published' | 'unpublished' | 'closed' | 'archived' | 'deleted';
  application: 'submitted' | 'withdrawn';
  interview:
    | 'requested'
    | 'accepted'
    | 'declined'
    | 'withdrawn'
    | 'scheduled'
    | 'slots_requested'
    | 'cancelled'
    | 'rescheduled'
    | 'completed'
    | 'no_show_reported'
    | 'no_show_contested'
    | 'no_show_upheld'
    | 'no_show_cleared'
    | 'handed_over'
    | 'decided'
    | 'rated';
  member: 'joined' | 'role_changed' | 'removed';
  team_invitation: 'sent' | 'sent_again' | 'revoked';
  offer: 'extended' | 'accepted' | 'declined' | 'withdrawn';
  invoice: 'issued' | 'credited' | 'paid' | 'refunded' | 'reminded' | 'exported';
  hire:
    | 'recorded'
    | 'confirmed'
    | 'disputed'
    | 'absence_reported'
    | 'absence_agreed'
    | 'leaving_reported'
    | 'leaving_agreed'
    | 'upheld'
    | 'rejected'
    | 'found_left'
    | 'found_absent';
  affiliate: 'approved' | 'rejected';
  referral: 'flagged' | 'allowed' | 'refused';
  reward: 'held' | 'released';
  payout_details: 'changed';
  payout_batch: 'drafted' | 'thinned' | 'discarded' | 'sent' | 'downloaded' | 'paid' | 'failed';
  report: 'filed' | 'acted_on' | 'dismissed';
  conversation: 'reported' | 'contact_details_repeated';
  mail: 'sent_again';
  setting: 'changed';
  audit: 'exported';
  waitlist_entry: 'invited' | 'exported';
  question: 'answered' | 'reopened';
}

type Noun = keyof Happenings;

/** `company.approved`: noun and past participle. */
export type AuditAction = { [N in Noun]: `${N}.${Happenings[N]}` }[Noun];

/** The subject type of an entry: the noun at the start of its action. */
export function subjectOf(action: AuditAction): Noun {
  return action.split('.')[0] as Noun;
}
