import { expect, test } from 'vitest';
import { inOrder } from './feature.ts';
import { FEATURES, REACTIONS, SWEEPS } from './features.ts';

const PHASES = ['notices', 'mails', 'audit', 'follows', 'departures'] as const;

/** Of each event, the features that react to it, in order: "notices offers, hires · audit offers". */
function orderOfReactions(): string[] {
  const events = [...new Set(REACTIONS.map(({ kind }) => kind.name))].sort();
  return events.map((event) => {
    const reactions = REACTIONS.filter(({ kind }) => kind.name === event);
    const steps = reactions.map((reaction) => {
      const owners = FEATURES.flatMap((feature) =>
        PHASES.filter((phase) => feature[phase].includes(reaction)).map((phase) => [phase, feature.name]),
      );
      expect(owners, event).toHaveLength(1);
      return owners[0] as [string, string];
    });
    const line = steps.map(([phase, name], at) =>
      phase === steps[at - 1]?.[0] ? `, ${name}` : ` · ${phase} ${name}`,
    );
    return `${event}: ${line.join('').slice(3)}`;
  });
}

test('what follows from an event happens in one order', () => {
  expect(`\n${orderOfReactions().join('\n')}\n`).toMatchInlineSnapshot(`
    "
    account.changed: follows candidates
    account.closed: mails account · audit account · follows candidate-accounts
    account.deactivated: mails account · audit account · follows candidate-accounts
    account.deleted: follows jobs · departures offers, interviews
    account.emailChanged: mails account · audit account · follows companies · departures notifications
    account.erased: follows candidates, candidate-accounts, companies · departures referrals, offers, hires, interviews, messages, notes, applications, waitlist, quick-messages
    account.exportRequested: follows candidates, verifications, companies, affiliates, reports, payouts · departures referrals, auth, offers, hires, interviews, messages, notes, applications, saved-jobs, saved-searches, notifications
    account.exported: audit account
    account.nameChanged: audit account
    account.phoneChanged: audit account
    account.pictureChanged: audit account
    account.reactivated: mails account · audit account · follows candidate-accounts
    admin.added: mails admin-team · audit admin-team
    admin.roleChanged: mails admin-team · audit admin-team
    affiliate.decided: notices affiliates · mails affiliates · audit affiliates
    application.move_undone: notices applications · follows applications
    application.moved: notices applications, applications · mails applications · audit applications · follows applications, interviews, interviews
    application.rejection_decided: follows applications, interviews
    application.rejection_undone: follows applications, interviews
    application.submitted: notices applications · mails applications, applications · audit applications · follows applications, messages
    applications.gathered: mails applications
    audit.exported: audit audit
    auth.codeMade: mails auth
    auth.devicesSignedOut: audit auth
    auth.emailVerified: follows candidates, referrals
    auth.googleLinked: audit auth
    auth.passwordChanged: mails auth · audit auth
    auth.passwordDiscarded: mails auth
    auth.proofRefused: audit auth
    auth.refreshTokenReplayed: mails auth · audit auth
    auth.resetRequested: mails auth
    auth.signInFailed: audit auth
    auth.signedIn: mails auth · audit auth
    auth.signedUp: follows referrals
    auth.spentSecretShown: audit auth
    auth.superAdminMade: audit auth
    auth.twoFactorMoved: mails auth · audit auth
    candidate.activated: notices candidate-accounts · mails candidate-accounts · audit candidate-accounts · follows candidate-accounts
    candidate.companyBlocked: audit candidates
    candidate.degreesChanged: follows verifications
    candidate.listExported: audit candidate-accounts
    candidate.privacyChanged: audit candidates
    candidate.resumeChanged: audit candidates
    candidate.sectionSaved: audit candidates · follows referrals
    candidate.suspended: mails candidate-accounts · audit candidate-accounts · follows candidate-accounts · departures interviews
    candidate.visibilityChanged: audit candidates
    company.approvalMoved: notices companies · mails companies · audit companies · follows companies, interviews, offers, referrals
    company.closed: audit companies · follows companies, interviews, jobs, offers · departures applications
    company.documentRejected: notices companies · audit companies · follows companies
    company.identityMoved: notices companies · mails companies · audit companies · follows candidates, companies
    company.recruiterReinstated: mails companies · audit companies
    company.recruiterSuspended: mails companies · audit companies
    company.saved: audit companies
    conversation.contactDetailsRepeated: mails messages · audit messages
    conversation.reported: mails messages · audit messages
    degree.codeMade: mails verifications · audit verifications
    degree.proofDecided: notices verifications · mails verifications · audit verifications
    degree.proofStepped: audit verifications
    hire.asked: notices hires · mails hires · follows hires
    hire.confirmed: follows invoices, rewards
    hire.didNotJoin: follows invoices, rewards
    hire.left: follows invoices, rewards
    hire.moved: notices hires · mails hires · audit hires · follows hires
    hire.retained: follows hires, rewards
    interview.due: notices interviews · mails interviews
    interview.hold_over: notices interviews · mails interviews
    interview.moved: notices interviews · mails interviews · audit interviews · follows interviews, messages
    invoice.credited: notices invoices · mails invoices · audit invoices · follows invoices
    invoice.due: notices invoices · mails invoices · follows invoices
    invoice.issued: notices invoices · mails invoices · audit invoices · follows invoices
    invoice.listExported: audit invoices
    invoice.overdue: follows invoices
    invoice.paid: notices invoices · mails invoices · audit invoices · follows invoices
    invoice.refunded: notices invoices · mails invoices · audit invoices · follows invoices
    invoice.reminded: notices invoices · mails invoices · audit invoices · follows invoices
    job.deleted: audit jobs · follows applications
    job.moved: audit jobs
    job.takenDown: notices jobs · mails jobs · audit jobs · follows applications
    job.teamChanged: notices jobs
    job.termsChanged: notices jobs · mails jobs
    mail.revived: audit mails
    message.sent: follows messages
    message.waiting: mails messages
    note.written: notices notes · mails notes · follows notes
    notifications.preferencesSaved: audit notifications
    offer.due: notices offers · mails offers
    offer.moved: notices offers · mails offers · audit offers · follows offers
    payout.batchChanged: audit payouts · follows payouts
    payout.detailsChanged: mails payouts · audit payouts · follows payouts
    payout.lineSettled: notices payouts · mails payouts
    question.marked: audit quick-messages
    quickMessage.sent: mails quick-messages · follows quick-messages
    referral.invitationMade: mails referrals
    referral.moved: notices referrals · audit referrals · follows referrals
    referral.reviewed: notices referrals · mails referrals · audit referrals · follows rewards
    report.decided: notices reports · mails reports · audit reports · follows reports
    report.filed: audit reports · follows reports
    reward.ending: follows payouts
    reward.held: notices rewards · mails rewards · audit rewards · follows rewards
    reward.moved: notices rewards · mails rewards · follows rewards
    saved_candidate.noted: audit saved-candidates
    saved_candidate.removed: audit saved-candidates
    saved_candidate.saved: audit saved-candidates
    saved_candidate.tagged: audit saved-candidates
    scorecard.sent: notices interviews · audit interviews · follows interviews
    search.found: notices saved-searches · mails saved-searches
    settings.saved: audit settings
    team.invitationRevoked: audit companies
    team.invitationSent: mails companies · audit companies
    team.memberJoined: notices companies · audit companies
    team.memberRemoved: mails companies · audit companies · follows interviews, jobs
    team.roleChanged: notices companies · audit companies · follows interviews, jobs
    user.created: follows referrals
    waitlist.exported: audit waitlist
    waitlist.invited: mails waitlist · audit waitlist
    waitlist.joined: mails waitlist · follows waitlist
    "
  `);
});

test('deadlines are looked at before everything else', () => {
  expect(`\n${SWEEPS.map(({ name }) => name).join('\n')}\n`).toMatchInlineSnapshot(`
    "
    sendHeldApplications
    tellRejections
    endSuspensions
    expireInterviewRequests
    completePastInterviews
    remindOfHolds
    remindOfInterviews
    expireOffers
    remindOfOffers
    markOverdueInvoices
    remindOfInvoices
    confirmSilentHires
    completeHires
    askAboutHires
    expireDegreeCodes
    eraseDeletedAccounts
    endSilentClaims
    forgetOldEvents
    mailApplicationDigests
    forgetOldSignIns
    keepSample
    forgetOldInvitations
    mailUnreadMessages
    eraseUnansweredInvitations
    mailSavedSearches
    deleteSpentProofs
    forgetOldKeys
    forgetSpentLimits
    forgetSpentTickets
    forgetOldMails
    "
  `);
});

test('features that each come after the other have no order', () => {
  const [one, other] = FEATURES;
  if (!one || !other) throw new Error('There are features.');
  const circle = [
    { ...one, after: { follows: [other.name] } },
    { ...other, after: { follows: [one.name] } },
  ];
  expect(() => inOrder(circle, 'follows')).toThrow(`No order of follows: ${one.name}, ${other.name}`);
});
