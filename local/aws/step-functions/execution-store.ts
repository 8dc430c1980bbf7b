import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

export const ExecutionStatus = z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']);
export type ExecutionStatus = z.infer<typeof ExecutionStatus>;

/** One execution; `input` and `output` are JSON, and times are in milliseconds since 1970. */
export const Execution = z.object({
  arn: z.string(),
  name: z.string(),
  status: ExecutionStatus,
  input: z.string(),
  output: z.string().nullable(),
  error: z.string().nullable(),
  cause: z.string().nullable(),
  started: z.number(),
  stopped: z.number().nullable(),
});
export type Execution = z.infer<typeof Execution>;

/** One event in an execution's history, with `details` named and shaped as in Step Functions. */
export const HistoryEvent = z.object({
  id: z.int(),
  type: z.string(),
  timestamp: z.number(),
  details: z.string().transform((text) => z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

export interface Ending {
  readonly status: Exclude<ExecutionStatus, 'RUNNING'>;
  readonly output?: string | undefined;
  readonly error?: string | undefined;
  readonly cause?: string | undefined;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS executions (
    arn TEXT PRIMARY KEY, name TEXT NOT NULL, status TEXT NOT NULL, input TEXT NOT NULL, output TEXT,
    error TEXT, cause TEXT, started REAL NOT NULL, stopped REAL, announced INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS events (
    arn TEXT NOT NULL, id INTEGER NOT NULL, type TEXT NOT NULL, timestamp REAL NOT NULL, details TEXT NOT NULL,
    PRIMARY KEY (arn, id)
  );
`;

/** Stores executions and their history in one SQLite file. */
export class ExecutionStore {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(SCHEMA);
  }

  /** Saves all changes made by `write`, or none of them. */
  together<T>(write: () => T): T {
    this.#database.exec('BEGIN');
    try {
      const result = write();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite may already have rolled back the transaction because the disk was full.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Returns false without changing anything if an execution with this name exists. */
  create(execution: Pick<Execution, 'arn' | 'name' | 'input' | 'started'>): boolean {
    const { arn, name, input, started } = execution;
    const { changes } = this.#database
      .prepare('INSERT OR IGNORE INTO executions (arn, name, status, input, started) VALUES (?, ?, ?, ?, ?)')
      .run(arn, name, 'RUNNING', input, started);
    return changes === 1;
  }

  find(arn: string): Execution | undefined {
    const row = this.#database.prepare('SELECT * FROM executions WHERE arn = ?').get(arn);
    return row && Execution.parse(row);
  }

  /** Executions whose ARN starts with `prefix`, newest first. */
  list(prefix: string, status: ExecutionStatus | undefined, limit: number, offset: number): Execution[] {
    const rows = this.#database
      .prepare(
        `SELECT * FROM executions WHERE substr(arn, 1, length(?1)) = ?1 AND (?2 IS NULL OR status = ?2)
         ORDER BY started DESC, arn LIMIT ?3 OFFSET ?4`,
      )
      .all(prefix, status ?? null, limit, offset);
    return rows.map((row) => Execution.parse(row));
  }

  /** Returns false without changing anything if the execution has already ended. */
  end(arn: string, { status, output, error, cause }: Ending, stopped: number): boolean {
    const { changes } = this.#database
      .prepare(
        `UPDATE executions SET status = ?, output = ?, error = ?, cause = ?, stopped = ?
         WHERE arn = ? AND status = 'RUNNING'`,
      )
      .run(status, output ?? null, error ?? null, cause ?? null, stopped, arn);
    return changes === 1;
  }

  /** Executions that ended unsuccessfully and haven’t been reported yet. */
  unannounced(): Execution[] {
    return this.#database
      .prepare(
        `SELECT * FROM executions WHERE announced = 0 AND status IN ('FAILED', 'TIMED_OUT', 'ABORTED')`,
      )
      .all()
      .map((row) => Execution.parse(row));
  }

  markAnnounced(arn: string): void {
    this.#database.prepare('UPDATE executions SET announced = 1 WHERE arn = ?').run(arn);
  }

  append(arn: string, type: string, details: Readonly<Record<string, unknown>> = {}): void {
    this.#database
      .prepare(
        `INSERT INTO events (arn, id, type, timestamp, details)
         SELECT ?, COALESCE(MAX(id), 0) + 1, ?, ?, ? FROM events WHERE arn = ?`,
      )
      .run(arn, type, Date.now(), JSON.stringify(details), arn);
  }

  history(arn: string, options: { newestFirst: boolean; limit: number; offset: number }): HistoryEvent[] {
    const order = options.newestFirst ? 'DESC' : 'ASC';
    return this.#database
      .prepare(
        `SELECT id, type, timestamp, details FROM events WHERE arn = ? ORDER BY id ${order} LIMIT ? OFFSET ?`,
      )
      .all(arn, options.limit, options.offset)
      .map((row) => HistoryEvent.parse(row));
  }

  close(): void {
    this.#database.close();
  }
}
