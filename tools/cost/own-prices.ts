import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { isSku, type Sku } from '#functions/cost/skus.ts';

/**
 * `prices.<stage>.json`: what a stage actually pays, under its own contract or for its own model. These prices
 * override the list prices.
 */
const OwnPrices = z.array(
  z
    .strictObject({
      sku: z.custom<Sku>(
        (name) => typeof name === 'string' && isSku(name),
        'the product does not meter this unit',
      ),
      model: z.string().optional(),
      /** The first day on which the price applies, in UTC: `2026-12-01`. */
      from: z.templateLiteral([z.number(), '-', z.number(), '-', z.number()]),
      /** Whole pico-dollars (10⁻¹² $) for `per` units. */
      pico: z.int().min(0),
      per: z.int().min(1),
      source: z.string().min(1),
    })
    .transform(({ model, ...price }) => (model === undefined ? price : { ...price, model })),
);
type OwnPrices = z.infer<typeof OwnPrices>;

/** The file exists but cannot be used. */
export class OwnPricesError extends Error {
  override readonly name = 'OwnPricesError';
}

const fileOf = (stage: string): string => `prices.${stage}.json`;

/** The prices in a stage's file; empty if there is no file. Throws an `OwnPricesError`. */
export const ownPrices = (stage: string, file = fileOf(stage)): OwnPrices => {
  if (!existsSync(file)) return [];
  try {
    return OwnPrices.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const why =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
        : 'it is not valid JSON';
    throw new OwnPricesError(`Could not use ${file}: ${why}.`, { cause: error });
  }
};
