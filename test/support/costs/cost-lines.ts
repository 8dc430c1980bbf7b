import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoggedCost, type LoggedItem, parseLogLine } from '#functions/cost/logged-cost.ts';

export type Cost = LoggedCost['cost'];

const parse = (text: string): Cost[] => {
  const parsed = parseLogLine(text);
  return parsed.kind === 'cost' ? [parsed.line.cost] : [];
};

/** The cost lines in the logs of a local cloud. */
export const costLines = (dataDir: string): Cost[] => {
  const folder = join(dataDir, 'logs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split('\n').flatMap(parse),
  );
};

export type Totals = Readonly<Record<string, { readonly quantity: number; readonly pico: bigint }>>;

/** Quantities and amounts by attempt, SKU and model. */
export const totalsOf = (
  items: readonly (LoggedItem & { readonly attempt?: number | undefined })[],
): Totals => {
  const totals: Record<string, { quantity: number; pico: bigint }> = {};
  for (const { attempt, sku, model = '', quantity, pico = '0' } of items) {
    const total = (totals[[attempt, sku, model].join(' ')] ??= { quantity: 0, pico: 0n });
    total.quantity += quantity;
    total.pico += BigInt(pico);
  }
  return totals;
};

export const totalsOfLines = (lines: readonly Cost[]): Totals =>
  totalsOf(lines.flatMap(({ attempt, items }) => items.map((item) => ({ ...item, attempt }))));
