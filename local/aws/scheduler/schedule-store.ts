import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** A one-time schedule; `at` is milliseconds since 1970, `target` JSON as EventBridge Scheduler takes it. */
const Schedule = z.object({
  groupName: z.string(),
  name: z.string(),
  expression: z.string(),
  at: z.number(),
  target: z.string(),
  isDeletedAfter: z.int().transform((flag) => flag === 1),
  /** Whether it has fired and was kept. */
  isOver: z.int().transform((flag) => flag === 1),
});
export type Schedule = z.output<typeof Schedule>;
export type NewSchedule = Omit<Schedule, 'isOver'>;

const TABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS schedules (
    groupName TEXT NOT NULL, name TEXT NOT NULL, expression TEXT NOT NULL, at REAL NOT NULL, target TEXT NOT NULL,
    isDeletedAfter INTEGER NOT NULL, isOver INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (groupName, name)
  );
`;

/** Keeps schedules in one SQLite file. */
export class ScheduleStore {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(TABLE);
  }

  /** False, and nothing changed, when there is one of this name. */
  create({ groupName, name, expression, at, target, isDeletedAfter }: NewSchedule): boolean {
    const { changes } = this.#database
      .prepare('INSERT OR IGNORE INTO schedules VALUES (?, ?, ?, ?, ?, ?, 0)')
      .run(groupName, name, expression, at, target, Number(isDeletedAfter));
    return changes === 1;
  }

  /** False when there is none of this name. */
  update({ groupName, name, expression, at, target, isDeletedAfter }: NewSchedule): boolean {
    const { changes } = this.#database
      .prepare(
        `UPDATE schedules SET expression = ?, at = ?, target = ?, isDeletedAfter = ?, isOver = 0
         WHERE groupName = ? AND name = ?`,
      )
      .run(expression, at, target, Number(isDeletedAfter), groupName, name);
    return changes === 1;
  }

  find(groupName: string, name: string): Schedule | undefined {
    const row = this.#database
      .prepare('SELECT * FROM schedules WHERE groupName = ? AND name = ?')
      .get(groupName, name);
    return row && Schedule.parse(row);
  }

  list(groupName: string): Schedule[] {
    return this.#database
      .prepare('SELECT * FROM schedules WHERE groupName = ? ORDER BY name')
      .all(groupName)
      .map((row) => Schedule.parse(row));
  }

  /** False when there is none of this name. */
  remove(groupName: string, name: string): boolean {
    const { changes } = this.#database
      .prepare('DELETE FROM schedules WHERE groupName = ? AND name = ?')
      .run(groupName, name);
    return changes === 1;
  }

  /** Those whose time has come, longest due first. */
  due(now: number): Schedule[] {
    return this.#database
      .prepare('SELECT * FROM schedules WHERE isOver = 0 AND at <= ? ORDER BY at, name')
      .all(now)
      .map((row) => Schedule.parse(row));
  }

  /** Ends one that has fired, unless it was changed meanwhile. */
  end({ groupName, name, at, isDeletedAfter }: Schedule): void {
    this.#database
      .prepare(
        isDeletedAfter
          ? 'DELETE FROM schedules WHERE groupName = ? AND name = ? AND at = ?'
          : 'UPDATE schedules SET isOver = 1 WHERE groupName = ? AND name = ? AND at = ?',
      )
      .run(groupName, name, at);
  }

  close(): void {
    this.#database.close();
  }
}
