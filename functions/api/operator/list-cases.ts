import type { routes } from '#contract/routes.ts';
import type { Cases } from '#functions/domain/operators/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type CasePorts, describeCase } from '#functions/services/operators/describe-case.ts';

/** As many cases as an operator can decide in one sitting; more appear once these have been decided. */
const SHOWN = 50;

/** The cases waiting for an operator: urgent ones first, then the oldest. */
export const listCases =
  ({ cases, ...ports }: CasePorts & { readonly cases: Lazy<Cases> }): Handle<typeof routes.listCases> =>
  async () => {
    const open = await cases().open(SHOWN);
    const described = await Promise.all(open.map((found) => describeCase(ports, found)));
    return { reply: described.map((each) => each.described) };
  };
