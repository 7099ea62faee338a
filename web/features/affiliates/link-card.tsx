import { Button, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useState } from 'react';
import type { AffiliateDashboard } from '#contract/affiliates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { FilterChips } from '#web/ui/fields/filter-chips.tsx';
import classes from './affiliate-dashboard.module.css';
import { type Audience, shareText, whatsAppLink } from './share.ts';

const AUDIENCES = [
  { value: 'candidate', label: 'For graduates' },
  { value: 'recruiter', label: 'For companies' },
] as const;

/** The affiliate's links and the ways to pass them on; greyed until the application is approved. */
export function LinkCard({ links }: { links: AffiliateDashboard['links'] }) {
  const [audience, setAudience] = useState<Audience>('candidate');
  const placeholder = `${window.location.origin}/${audience}/signup?ref=`;
  const link = links?.[audience];

  function copy(): void {
    navigator.clipboard.writeText(link ?? '').then(
      () => notifications.show({ message: 'Referral link copied to clipboard!' }),
      // biome-ignore lint/suspicious/noConsole: a clipboard that refuses is only logged.
      (error: unknown) => console.warn('Could not copy', error),
    );
  }

  return (
    <Card title="Your link">
      <div className={classes.share}>
        <FilterChips
          label="Whom the link is for"
          value={audience}
          onChange={setAudience}
          options={AUDIENCES}
        />
        <div className={classes.link}>
          <TextInput
            aria-label="Your referral link"
            value={link ?? placeholder}
            readOnly
            disabled={!link}
            onFocus={(event) => event.currentTarget.select()}
            aria-describedby="link-note"
          />
          <Button
            disabled={!link}
            leftSection={<IconCopy size={16} stroke={1.6} aria-hidden="true" />}
            onClick={copy}
          >
            Copy
          </Button>
        </div>
        {link ? (
          <ShareButtons link={link} audience={audience} />
        ) : (
          <p id="link-note" className="small muted">
            Your link opens as soon as your application is approved.
          </p>
        )}
      </div>
    </Card>
  );
}

function ShareButtons({ link, audience }: { link: string; audience: Audience }) {
  const look = { variant: 'default', component: 'a', target: '_blank', rel: 'noreferrer' } as const;
  const text = shareText(audience);
  return (
    <div className={classes.ways}>
      <Button
        {...look}
        href={whatsAppLink(text, link)}
        leftSection={<IconBrandWhatsapp size={16} stroke={1.6} aria-hidden="true" />}
      >
        WhatsApp
      </Button>
      <Button
        {...look}
        href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`}
        leftSection={<IconBrandLinkedin size={16} stroke={1.6} aria-hidden="true" />}
      >
        LinkedIn
      </Button>
      {'share' in navigator && (
        <Button
          variant="default"
          leftSection={<IconShare size={16} stroke={1.6} aria-hidden="true" />}
          // Whoever closes the system's dialog has not failed at anything.
          onClick={() => navigator.share({ text, url: link }).catch(() => undefined)}
        >
          Share
        </Button>
      )}
    </div>
  );
}
