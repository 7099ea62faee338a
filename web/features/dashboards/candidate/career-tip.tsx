import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';

const FEW_SKILLS = 8;
const MANY_SKILLS = 12;

function tipFor({ skillCount, hasResume, isVisible, completion }: CandidateHome['profile']): string {
  if (!isVisible) return 'Your profile is hidden. Show it in Settings when you are ready for requests.';
  if (skillCount < FEW_SKILLS) {
    return `Profiles with 8 to 12 skills are easier to match. You list ${skillCount}.`;
  }
  if (!hasResume) return 'Recruiters who have your consent ask for a resume first. Upload yours.';
  if (completion.percent < 100) return 'Four complete sections make your profile eligible for every search.';
  if (skillCount > MANY_SKILLS) {
    return `Profiles with 8 to 12 skills are easier to match. You list ${skillCount}; keep the strongest.`;
  }
  return 'A reply within a day keeps a request warm, even when the answer is no.';
}

/** One thing worth doing next. */
export function CareerTip({ profile }: { profile: CandidateHome['profile'] }) {
  return (
    <p className="muted small" style={{ padding: '0 4px' }}>
      <strong style={{ color: 'var(--m-text)', fontWeight: 600 }}>Career tip.</strong> {tipFor(profile)}
    </p>
  );
}
