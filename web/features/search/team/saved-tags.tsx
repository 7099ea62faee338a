import { notifications } from '@mantine/notifications';
import {
  changeSavedTags,
  getSavedCandidate,
  listSavedTags,
  MOST_TAGS,
  TAG_MAX,
} from '#contract/search/saved-details.ts';
import { AddName } from '#web/features/search/filters/add-name.tsx';
import { mark } from '#web/features/search/results/use-save-candidate.tsx';
import { keepAnswer, useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './team.module.css';

interface SavedTagsProps {
  id: string;
  name: string;
  tags: readonly string[];
  mayWrite: boolean;
}

const MOST_SUGGESTED = 8;

/**
 * The company's tags for a saved person: removed with their button, added by typing or from existing ones.
 */
export function SavedTags({ id, name, tags, mayWrite }: SavedTagsProps) {
  const params = { id };
  const box = `tags-of-${id}`;
  const all = useEndpoint(listSavedTags, {}, { enabled: mayWrite });
  const change = useEndpointMutation(changeSavedTags, {
    onSuccess: (saved) => {
      mark(id, { tags: saved.tags });
      keepAnswer(getSavedCandidate, { params }, { saved });
    },
    onError: ({ message }) => notifications.show({ color: 'brick', message }),
  });
  const has = new Set(tags.map((tag) => tag.toLowerCase()));
  const others = (all.data ?? []).map(({ tag }) => tag).filter((tag) => !has.has(tag.toLowerCase()));
  const fitting = (text: string) =>
    others.filter((tag) => tag.toLowerCase().includes(text.toLowerCase())).slice(0, MOST_SUGGESTED);
  return (
    <div className={classes.tags}>
      {tags.length > 0 && (
        <ul className={classes.marks} aria-label={`Tags of ${name}`}>
          {tags.map((tag) => (
            <li key={tag}>
              {mayWrite ? (
                <Tag
                  onRemove={() => {
                    change.mutate({ params, body: { remove: [tag] } });
                    focusLater(box);
                  }}
                >
                  {tag}
                </Tag>
              ) : (
                <Tag>{tag}</Tag>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && tags.length < MOST_TAGS && (
        <AddName
          id={box}
          label={`Add a tag to ${name}`}
          placeholder="Add a tag"
          maxLength={TAG_MAX}
          first={fitting('')}
          suggest={fitting}
          onAdd={(tag) => change.mutate({ params, body: { add: [tag] } })}
        />
      )}
    </div>
  );
}
