import { CandidateFrame } from '../candidate/candidate-shell.tsx';
import { MatchedJobs } from './matched-jobs.tsx';

/** The board and its jobs as a single screen, which moves the focus itself. */
export default function CandidateJobs() {
  return (
    <CandidateFrame screen="/jobs">
      <MatchedJobs />
    </CandidateFrame>
  );
}
