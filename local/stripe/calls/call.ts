import { z } from 'zod';
import type { Account } from '#local/stripe/records/account.ts';
import { listOf } from '../objects/list.ts';
import { invalid, missing, StripeFailure } from '../stripe-error.ts';

/** One API call. */
export interface Call {
  /** The SDK's name for the call; scripted faults use it too. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for the path’s only variable part. */
  readonly path: string;
  readonly answer: (account: Account, params: unknown, id: string) => object;
}

export const int = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d+$/u)
    .transform(Number),
]);
export const bool = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const KEY_MAX = 40;
const VALUE_MAX = 500;
const MetadataPatch = z.union([
  z.literal(''),
  z.record(z.string().max(KEY_MAX), z.coerce.string().max(VALUE_MAX)),
]);
export const metadata = MetadataPatch.default({});
export const text = z.string().min(1);

/**
 * Metadata after a change: an empty value removes its key, and an empty string instead of an object removes all keys.
 */
export const mergeMetadata = (
  before: Readonly<Record<string, string>>,
  change: z.output<typeof MetadataPatch>,
): Record<string, string> =>
  change === ''
    ? {}
    : Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));

const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

function toFailure({ issues }: z.ZodError, params: unknown): StripeFailure {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const param = nameOf([...issue.path, issue.keys[0] ?? '']);
      return invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
    }
  }
  const [issue] = issues;
  const param = nameOf(issue?.path ?? []);
  let value = params;
  for (const part of issue?.path ?? [])
    value = z.record(z.string(), z.unknown()).safeParse(value).data?.[String(part)];
  if (value === undefined) return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  return invalid(`Invalid ${param}: ${JSON.stringify(value)}`, param, 'parameter_invalid');
}

/** The address of a call. */
type Endpoint = Pick<Call, 'method' | 'path'>;
export const get = (path: string): Endpoint => ({ method: 'GET', path });
export const post = (path: string): Endpoint => ({ method: 'POST', path });
export const del = (path: string): Endpoint => ({ method: 'DELETE', path });

/** Builds a call from its parameters' schema and its implementation. */
export const call = <T extends z.ZodType>(
  name: string,
  { method, path }: Endpoint,
  schema: T,
  run: (account: Account, params: z.output<T>, id: string) => object,
): Call => ({
  name,
  method,
  path,
  answer: (account, params, id) => {
    const known = schema.safeParse(params);
    if (!known.success) throw toFailure(known.error, params);
    return run(account, known.data, id);
  },
});

const PAGE_MAX = 100;
export const paging = {
  limit: int.pipe(z.int().min(1).max(PAGE_MAX)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
interface Paging {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

interface Listed {
  readonly customer: string;
  readonly subscription: string | null;
  readonly status: string;
}

/** Whether the record belongs in a list filtered by these fields. */
export const isWanted = (
  record: Listed,
  { customer, subscription, status }: { readonly [Field in keyof Listed]?: string | undefined },
): boolean =>
  (!customer || record.customer === customer) &&
  (!subscription || record.subscription === subscription) &&
  (!status || record.status === status);

/** One page of a list, newest first; `records` come oldest first. */
export function pageOf<R extends { readonly id: string }>(
  url: string,
  records: readonly R[],
  { limit, starting_after, ending_before }: Paging,
  render: (record: R) => object,
) {
  const newest = records.toReversed();
  const cursor = starting_after ?? ending_before;
  const at = cursor === undefined ? -1 : newest.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && at < 0)
    throw missing('object', cursor, starting_after ? 'starting_after' : 'ending_before');
  const rest = ending_before ? newest.slice(0, at) : newest.slice(at + 1);
  const page = ending_before ? rest.slice(-limit) : rest.slice(0, limit);
  return listOf(url, page.map(render), rest.length > limit);
}
