import type { AuditEntry, Decision } from '#functions/domain/operators/decision.ts';
import type { Decisions } from '#functions/domain/operators/ports.ts';
import type { NewId } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { LOCK_ROUNDS } from '#functions/store/credits/credit-store.ts';
import { type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { nextEntry } from './audit-trail.ts';
import { consequences } from './consequences.ts';

/**
 * Writes a decision together with its entry in the audit trail. Undefined if the decision's own conditions fail;
 * tries again if another entry or a change of credits came first.
 */
export const writeDecision = async (
  table: Table,
  decision: Decision,
  now: Date,
  writesOf: () => Promise<readonly TransactItem[] | undefined>,
): Promise<AuditEntry | undefined> => {
  for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
    const writes = await writesOf();
    if (writes === undefined) return undefined;
    const { entry, write } = await nextEntry(table, decision, now);
    const failed = await tryTransact(table, [write, ...writes]);
    if (failed === undefined) {
      // Logged as well, because no function can change the log.
      log.warn({ event: EVENTS.operatorActed, ...entry });
      return entry;
    }
    if (!failed.includes(0) && decision.action !== 'return_credits') return undefined;
  }
  throw new Error(`No decision was written in ${LOCK_ROUNDS} rounds`);
};

export const decisionStore = (table: Table, newId: NewId): Decisions => ({
  record: (decision, now) =>
    writeDecision(table, decision, now, () => consequences(table, decision, newId(), now)),
});
