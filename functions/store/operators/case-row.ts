import { z } from 'zod';
import type { ReportReason } from '#contract/schemas/operators/reports.ts';
import { Case, REASONS } from '#functions/domain/operators/case.ts';

/**
 * The attribute that counts reports with a given reason. It isn’t in a map, because counters in a map can’t be
 * incremented before the map exists.
 */
export const countOf = (reason: ReportReason): string => `reason_${reason}`;

const Counter = z.int().optional().catch(undefined);

/** A case's row, with its counters as separate attributes. */
export const CaseRow = z.looseObject(Case.shape).transform(
  (row): Case =>
    Case.parse({
      ...row,
      reasons: Object.fromEntries(
        REASONS.flatMap((reason) => {
          const count = Counter.parse(row[countOf(reason)]);
          return count === undefined ? [] : [[reason, count]];
        }),
      ),
    }),
);
