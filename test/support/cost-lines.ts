import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Item = z.object({
  component: z.string(),
  sku: z.string(),
  model: z.string().optional(),
  quantity: z.number(),
  unit: z.string(),
  pico: z.string().optional(),
});
const Cost = z.object({
  stage: z.string(),
  route: z.string().optional(),
  step: z.string().optional(),
  request_id: z.string(),
  status: z.union([z.number(), z.string()]),
  user: z.string().optional(),
  plan: z.string().optional(),
  video: z.string().optional(),
  attempt: z.number().optional(),
  dollars: z.string(),
  items: z.array(Item),
});
export type Cost = z.infer<typeof Cost>;
const Line = z.object({ cost: Cost });

const parse = (text: string): Cost[] => {
  try {
    return [Line.parse(JSON.parse(text)).cost];
  } catch {
    return [];
  }
};

/** The cost lines in the logs of a local cloud. */
export const costLines = (dataDir: string): Cost[] => {
  const folder = join(dataDir, 'logs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((text) => text.includes('"cost":'))
      .flatMap(parse),
  );
};

export type Totals = Readonly<Record<string, { readonly quantity: number; readonly pico: bigint }>>;

/** Quantities and amounts by attempt, SKU and model. */
export const totalsOf = (
  items: readonly (z.infer<typeof Item> & { readonly attempt?: number | undefined })[],
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
