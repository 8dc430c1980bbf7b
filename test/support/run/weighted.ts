import fc from 'fast-check';
import { namesIn } from '#test/support/values.ts';

/** One of the names, chosen with a probability in proportion to its weight. */
export const weighted = <Name extends string>(
  weights: {
    readonly [Each in Name]: number;
  },
): fc.Arbitrary<Name> =>
  fc.oneof(...namesIn(weights).map((name) => ({ weight: weights[name], arbitrary: fc.constant(name) })));
