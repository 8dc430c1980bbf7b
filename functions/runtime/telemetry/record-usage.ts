import { dollarsOf, itemsOf } from '#functions/cost/cost-line.ts';
import type { Labels } from '#functions/cost/cost-record.ts';
import type { Quantity } from '#functions/cost/meter.ts';
import { env } from '#functions/env.ts';
import { type CostSubject, costLine } from './cost-fields.ts';
import { log } from './log.ts';

/** Writes a cost line for usage that happened elsewhere, such as at the edge, and was counted later. */
export const recordUsage = (
  quantities: readonly Quantity[],
  subject: CostSubject,
  labels: Labels,
  at: Date,
): void => {
  const { items, pico } = itemsOf(quantities, at);
  if (items.length > 0)
    log.info(costLine({ stage: env.stage(), ...subject, ...labels, dollars: dollarsOf(pico), items }));
};
