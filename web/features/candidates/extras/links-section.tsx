import { ActionIcon, Button } from '@mantine/core';
import { useFieldArray } from 'react-hook-form';
import { MAX_ONLINE_PROFILES } from '#contract/candidates/online-profiles.ts';
import { PLATFORM_LABELS, PLATFORMS } from '#contract/labels/profile.ts';
import { EditorSection } from '#web/features/candidates/editor/editor-section.tsx';
import type { BasicInfoControl } from '#web/features/candidates/sections/basic-info-values.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconPlus, IconX } from '#web/ui/icons/controls.ts';
import classes from './extras.module.css';

const CHOICES = PLATFORMS.map((value) => ({ value, label: PLATFORM_LABELS[value] }));

/** Where else on the web recruiters can see what the candidate does. */
export function LinksSection({ control }: { control: BasicInfoControl }) {
  const links = useFieldArray({ control, name: 'onlineProfiles', keyName: 'key' });
  const isFull = links.fields.length >= MAX_ONLINE_PROFILES;
  return (
    <EditorSection title="Profile links" help="Recruiters see these with your profile.">
      {links.fields.length > 0 && (
        <ul className={classes.links}>
          {links.fields.map((link, place) => (
            <li key={link.key} className={classes.link}>
              <SelectField
                control={control}
                name={`onlineProfiles.${place}.platformType`}
                label="Platform"
                data={CHOICES}
                allowDeselect={false}
              />
              <TextField
                control={control}
                name={`onlineProfiles.${place}.profileUrl`}
                label="Link"
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={500}
              />
              <ActionIcon
                color="gray"
                className={classes.remove ?? ''}
                aria-label={`Remove link ${place + 1}`}
                onClick={() => links.remove(place)}
              >
                <IconX size={16} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={isFull}
          leftSection={<IconPlus size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => links.append({ platformType: 'LINKEDIN', profileUrl: '' })}
        >
          Add a link
        </Button>
      </div>
    </EditorSection>
  );
}
