interface OutLinkProps {
  url: string;
  /** Instead of the address itself. */
  label?: string | undefined;
}

/** Leads to an address that somebody typed, and tells the other side nothing. */
export function OutLink({ url, label }: OutLinkProps) {
  return (
    <a href={url} target="_blank" rel="noreferrer nofollow ugc" style={{ overflowWrap: 'anywhere' }}>
      {label ?? url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}
