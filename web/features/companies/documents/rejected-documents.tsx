import { Link } from 'react-router';
import { listToReplace } from '#contract/companies/documents.policy.ts';
import type { CompanyDocument } from '#contract/companies/documents.ts';
import { DOCUMENT_TYPE_LABELS } from '#contract/labels/companies.ts';
import { Message } from '#web/ui/display/message.tsx';
import classes from './rejected-documents.module.css';

/** While an application waits: which documents were rejected, why, and where to upload another. */
export function RejectedDocuments({ documents }: { documents: readonly CompanyDocument[] }) {
  const rejected = listToReplace(documents);
  if (rejected.length === 0) return null;
  const isOne = rejected.length === 1;
  return (
    <Message
      family="warning"
      title={isOne ? 'A document was rejected' : `${rejected.length} documents were rejected`}
      action={<Link to="/recruiter/onboarding?step=3">Upload a document</Link>}
    >
      <ul className={classes.list}>
        {rejected.map(({ id, fileName, documentType, rejectionReason }) => (
          <li key={id}>
            {fileName} ({DOCUMENT_TYPE_LABELS[documentType]}): {rejectionReason}
          </li>
        ))}
      </ul>
      <p>
        Please upload another of the same type in {isOne ? 'its' : 'their'} place. Your application stays with
        us.
      </p>
    </Message>
  );
}
