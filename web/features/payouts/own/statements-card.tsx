import { Button } from '@mantine/core';
import { getOwnStatementCsv, getOwnStatementPdf } from '#contract/payouts/own.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useSaveFile } from '#web/lib/files/save-file.ts';
import { Card } from '#web/ui/display/card.tsx';
import classes from './rewards.module.css';

/** The statement of each financial year, to keep. */
export function StatementsCard({ years }: { years: readonly string[] }) {
  if (years.length === 0) return null;
  return (
    <Card title="Statements" flush>
      {years.map((year) => (
        <div key={year} className={classes.statements}>
          <p>Financial year 20{year}</p>
          <div className={classes.buttons}>
            <FileButton year={year} kind="PDF" />
            <FileButton year={year} kind="CSV" />
          </div>
        </div>
      ))}
    </Card>
  );
}

function FileButton({ year, kind }: { year: string; kind: 'PDF' | 'CSV' }) {
  const { isLoading, save } = useSaveFile();
  const endpoint = kind === 'PDF' ? getOwnStatementPdf : getOwnStatementCsv;
  const name = `statement-of-rewards-20${year}.${kind.toLowerCase()}`;
  return (
    <Button
      size="xs"
      variant="default"
      loading={isLoading}
      aria-label={`Statement of 20${year} as ${kind}`}
      onClick={() => void save(() => callFile(endpoint, { params: { year } }), name)}
    >
      {kind}
    </Button>
  );
}
