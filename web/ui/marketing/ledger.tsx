import classes from './ledger.module.css';

export type LedgerRow = readonly [what: string, amount: string];

interface LedgerProps {
  /** The name of the list, for screen readers. */
  label: string;
  rows: readonly LedgerRow[];
  /** The last line, under a double rule. */
  total: LedgerRow;
  large?: boolean;
}

/** A price list, styled as an account book. */
export function Ledger({ label, rows, total, large = false }: LedgerProps) {
  return (
    <table className={`${classes.ledger} ${large ? classes.large : ''}`} aria-label={label}>
      <tbody>
        {rows.map(([what, amount]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total[0]}</th>
          <td>{total[1]}</td>
        </tr>
      </tfoot>
    </table>
  );
}
