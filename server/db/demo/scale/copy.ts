import type { Writable } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';

/** A value in the text format of `COPY`: null, number, boolean, date, text or a list. */
export type Cell = null | number | boolean | Date | string | readonly (string | number)[];

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SPECIAL = /[\\\t\n\r]/g;
const PLAIN = /^[A-Za-z0-9.+#/()&-]+$/;

const escaped = (text: string) =>
  SPECIAL.test(text) ? text.replace(SPECIAL, (mark) => ESCAPES[mark] ?? mark) : text;

function element(value: string | number): string {
  if (typeof value === 'number' || PLAIN.test(value)) return String(value);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

function text(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escaped(cell);
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (cell instanceof Date) return cell.toISOString();
  return escaped(`{${cell.map(element).join(',')}}`);
}

export function copyLine(cells: readonly Cell[]): string {
  let line = text(cells[0] ?? null);
  for (let at = 1; at < cells.length; at += 1) line += `\t${text(cells[at] ?? null)}`;
  return `${line}\n`;
}

/**
 * The parts of the driver's connection that are called during a COPY; its own query class only refuses one.
 */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  stream: Writable;
}

/** Streams rows into one table with COPY, without a statement per row. */
export class CopyIn implements Submittable {
  private connection: CopyConnection | undefined;
  private readonly opened = Promise.withResolvers<void>();
  private readonly ended = Promise.withResolvers<void>();
  private readonly statement: string;

  constructor(table: string, columns: readonly string[]) {
    this.statement = `copy ${table} (${columns.join(', ')}) from stdin`;
    // `write` and the end report the failure; these handlers only prevent an unhandled rejection.
    this.opened.promise.catch(() => {});
    this.ended.promise.catch(() => {});
  }

  static async open(client: ClientBase, table: string, columns: readonly string[]): Promise<CopyIn> {
    const copy = new CopyIn(table, columns);
    client.query(copy);
    await copy.opened.promise;
    return copy;
  }

  /** Resolves when the server can accept more. */
  async write(lines: string): Promise<void> {
    const { connection } = this;
    if (!connection) throw new Error('The copy is not open.');
    connection.sendCopyFromChunk(Buffer.from(lines));
    if (!connection.stream.writableNeedDrain) return;
    const drained = new Promise<void>((resolve) => connection.stream.once('drain', () => resolve()));
    await Promise.race([drained, this.ended.promise]);
  }

  async end(): Promise<void> {
    this.connection?.endCopyFrom();
    await this.ended.promise;
  }

  submit(connection: Connection): void {
    this.connection = connection as unknown as CopyConnection;
    this.connection.query(this.statement);
  }

  handleCopyInResponse(): void {
    this.opened.resolve();
  }

  handleError(error: Error): void {
    this.opened.reject(error);
    this.ended.reject(error);
  }

  handleReadyForQuery(): void {
    this.ended.resolve();
  }

  handleCommandComplete(): void {}
}
