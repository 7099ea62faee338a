interface OutLinkProps {
  url: string;
  /** Shown instead of the address. */
  label?: string | undefined;
}

/** A link to an address that a user entered, without a referrer. */
export function OutLink({ url, label }: OutLinkProps) {
  return (
    <a href={url} target="_blank" rel="noreferrer nofollow ugc" style={{ overflowWrap: 'anywhere' }}>
      {label ?? url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}
