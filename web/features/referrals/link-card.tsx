import { Button, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ReferralLinks } from '#contract/referrals/referral.ts';
import { Card } from '#web/ui/display/card.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { IconCopy, IconShare } from '#web/ui/icons/acts.ts';
import { IconBrandLinkedin, IconBrandWhatsapp } from '#web/ui/icons/brands.ts';
import classes from './link-card.module.css';

type Audience = 'candidate' | 'recruiter';

const TEXTS: Record<Audience, string> = {
  candidate:
    'Companies send interview requests to graduates on Medallist, with the salary in them. Joining is free.',
  recruiter:
    'Hire verified graduates of India’s elite institutes on Medallist. You pay only when someone joins.',
};

/** The text that is shared with the link. */
function shareText(audience: Audience): string {
  return TEXTS[audience];
}

function whatsAppLink(text: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
}

const AUDIENCES = [
  { value: 'candidate', label: 'For graduates' },
  { value: 'recruiter', label: 'For companies' },
] as const;

interface LinkCardProps {
  title: string;
  /** Null while they load: the field is disabled. */
  links: ReferralLinks | null;
  /** True if copying is the main action of the page. */
  primary?: boolean;
}

/** The user's referral links and the ways to share them. */
export function LinkCard({ title, links, primary = false }: LinkCardProps) {
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
    <Card title={title}>
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
            {...(primary ? {} : { variant: 'default' })}
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
          // Closing the share dialog of the system is not an error.
          onClick={() => navigator.share({ text, url: link }).catch(() => undefined)}
        >
          Share
        </Button>
      )}
    </div>
  );
}
