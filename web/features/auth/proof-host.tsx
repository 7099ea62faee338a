import { lazy, Suspense } from 'react';
import { useProofQuestion } from '#web/lib/api/proof.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

/** Shows the proof dialog when a call needs one. Loaded with the first such call. */
export function ProofHost() {
  const question = useProofQuestion();
  if (!question) return null;
  return (
    <Suspense>
      <ProofDialog question={question} />
    </Suspense>
  );
}
