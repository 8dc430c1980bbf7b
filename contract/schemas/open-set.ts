import * as z from 'zod/mini';

/**
 * A value in a reply, from a set that later deployments may extend. A page loaded before a value was added shows it
 * as `neutral`. Anything but a string still fails validation.
 */
export const openSet = <Known extends string, Neutral extends string>(
  known: readonly Known[],
  neutral: Neutral,
) =>
  z.pipe(
    z.string(),
    z.transform((value): Known | Neutral => known.find((one) => one === value) ?? neutral),
  );
