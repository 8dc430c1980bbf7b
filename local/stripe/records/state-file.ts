import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Kind, SCHEMAS } from './records.ts';
import { type Change, Records } from './records-store.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS records (kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (kind, id));
`;
const Row = z.object({ kind: z.string(), json: z.string() });
const isKind = (kind: string): kind is Kind => Object.hasOwn(SCHEMAS, kind);

/**
 * Keeps the records in one SQLite file; each piece of work is one transaction, which is committed before the response
 * is sent.
 */
export class StateFile {
  readonly records = new Records();
  readonly #database: DatabaseSync;
  /** Changes that didn’t fit on the disk; they are saved with the next piece of work. */
  readonly #unsaved = new Map<string, Change>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(SCHEMA);
    for (const row of this.#database.prepare('SELECT kind, json FROM records ORDER BY rowid').all()) {
      const { kind, json } = Row.parse(row);
      if (isKind(kind)) this.records.restore(kind, json);
    }
    this.records.drainChanges();
  }

  save(): void {
    for (const change of this.records.drainChanges())
      this.#unsaved.set(`${change.kind}/${change.id}`, change);
    if (this.#unsaved.size === 0) return;
    const put = this.#database.prepare(
      'INSERT INTO records (kind, id, json) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET json = excluded.json',
    );
    const remove = this.#database.prepare('DELETE FROM records WHERE kind = ? AND id = ?');
    this.#database.exec('BEGIN');
    try {
      for (const { kind, id, json } of this.#unsaved.values()) {
        if (json === undefined) remove.run(kind, id);
        else put.run(kind, id, json);
      }
      this.#database.exec('COMMIT');
    } catch (error) {
      // SQLite may already have rolled back the transaction because the disk was full.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
    this.#unsaved.clear();
  }

  close(): void {
    try {
      this.save();
    } finally {
      this.#database.close();
    }
  }
}
