import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Kind, SCHEMAS } from './records.ts';
import { Records } from './records-store.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS records (kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (kind, id));
`;
const Row = z.object({ kind: z.string(), json: z.string() });
const isKind = (kind: string): kind is Kind => Object.hasOwn(SCHEMAS, kind);

/** Keeps the records in one SQLite file; each piece of work is one transaction, committed before the response. */
export class StateFile {
  readonly records = new Records();
  readonly #database: DatabaseSync;

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
    const changes = this.records.drainChanges();
    if (changes.length === 0) return;
    const put = this.#database.prepare(
      'INSERT INTO records (kind, id, json) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET json = excluded.json',
    );
    const remove = this.#database.prepare('DELETE FROM records WHERE kind = ? AND id = ?');
    this.#database.exec('BEGIN');
    for (const { kind, id, json } of changes) {
      if (json === undefined) remove.run(kind, id);
      else put.run(kind, id, json);
    }
    this.#database.exec('COMMIT');
  }

  close(): void {
    this.save();
    this.#database.close();
  }
}
