import { Fragment } from 'react';
import classes from './mail-address.module.css';

/** After the @, and before each dot. */
const PLACES = /(?<=@)|(?=\.)/;

/** A mail address; if it is longer than a line, it breaks between its parts and not within a word. */
export function MailAddress({ address }: { address: string }) {
  return (
    <span className={classes.address}>
      {address.split(PLACES).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key.
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
