import { useState } from 'react';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';
import { ChooseSource } from './choose-source.tsx';
import { forgetReview } from './forget-review.ts';
import { keepReview, keptReview, type Review } from './kept-review.ts';
import { useProfileState } from './profile-state.ts';
import classes from './resume-review.module.css';
import { ReviewList } from './review-list.tsx';

const FOUND = 'resume-found';

/** From a file to the profile: read, look at each field, add what is wanted. */
export function ResumeReview() {
  const [review, setReview] = useState(keptReview);
  /** Somebody who asked for another file does not want the same one again. */
  const [isEager, setEager] = useState(true);
  const { profile, error, isFetching, reload } = useProfileState();
  function keep(next: Review) {
    keepReview(next);
    setReview(next);
  }
  if (!profile) {
    return error ? (
      <ErrorPanel
        title="Failed to load profile"
        message={error.message}
        onRetry={() => void reload()}
        retrying={isFetching}
      />
    ) : (
      <Card flush>
        <LoadingRows />
      </Card>
    );
  }
  if (!review) {
    return (
      <ChooseSource
        resumeName={profile.basicInfo.resumeFile?.name ?? null}
        isEager={isEager}
        onRead={(fileName, proposal) => {
          keep({ fileName, proposal, choices: {} });
          focusLater(FOUND);
        }}
      />
    );
  }
  return (
    <>
      <p id={FOUND} tabIndex={-1} className={`muted ${classes.found}`}>
        From {review.fileName}: what is ticked will be added, the rest stays as it is.
      </p>
      <ReviewList
        review={review}
        profile={profile}
        reload={reload}
        onChoose={(key, choice) => keep({ ...review, choices: { ...review.choices, [key]: choice } })}
        onAnother={() => {
          forgetReview();
          setEager(false);
          setReview(null);
        }}
      />
    </>
  );
}
