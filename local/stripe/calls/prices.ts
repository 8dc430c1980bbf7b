import { z } from 'zod';
import { priceObject } from '../objects/price.ts';
import { invalid, missing } from '../stripe-error.ts';
import {
  bool,
  type Call,
  call,
  get,
  int,
  mergeMetadata,
  metadata,
  pageOf,
  paging,
  post,
  text,
} from './call.ts';

const NewPrice = z.strictObject({
  /** The second value is listed only so that the stand-in can refuse it. */
  currency: z.enum(['usd', 'eur']),
  unit_amount: int.pipe(z.int().min(0)),
  lookup_key: text.optional(),
  nickname: text.optional(),
  metadata,
  product_data: z.strictObject({ name: text, metadata }),
  recurring: z.strictObject({
    interval: z.literal('month'),
    interval_count: int.pipe(z.literal(1)).optional(),
  }),
});

export const PRICE_CALLS: readonly Call[] = [
  call('prices.create', post('/v1/prices'), NewPrice, (account, params) => {
    const { records } = account;
    const { lookup_key: lookupKey = null, product_data } = params;
    if (lookupKey && records.all('prices').some((price) => price.lookupKey === lookupKey)) {
      throw invalid(
        `A price (\`${lookupKey}\`) already uses that lookup key.`,
        'lookup_key',
        'resource_already_exists',
      );
    }
    const product = records.put('products', {
      ...account.born('prod'),
      name: product_data.name,
      metadata: mergeMetadata({}, product_data.metadata),
    });
    const price = records.put('prices', {
      ...account.born('price'),
      product: product.id,
      currency: params.currency,
      unitAmount: params.unit_amount,
      lookupKey,
      active: true,
      metadata: mergeMetadata({}, params.metadata),
      nickname: params.nickname ?? null,
    });
    return priceObject(price);
  }),
  call(
    'prices.list',
    get('/v1/prices'),
    z.strictObject({ ...paging, active: bool.optional(), lookup_keys: z.array(text).max(10).optional() }),
    ({ records }, params) => {
      const { active, lookup_keys: keys } = params;
      const wanted = records
        .all('prices')
        .filter(
          (price) =>
            (active === undefined || price.active === active) &&
            (!keys || keys.includes(price.lookupKey ?? '')),
        );
      return pageOf('/v1/prices', wanted, params, priceObject);
    },
  ),
  call('prices.retrieve', get('/v1/prices/:id'), z.strictObject({}), ({ records }, _, id) => {
    const price = records.find('prices', id);
    if (!price) throw missing('price', id);
    return priceObject(price);
  }),
];
