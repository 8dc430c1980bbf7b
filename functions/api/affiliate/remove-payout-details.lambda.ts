import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { payoutDetails } from '#functions/wiring/stores.ts';
import { removePayoutDetails } from './remove-payout-details.ts';

export const handler = serve(
  routes.removePayoutDetails,
  removePayoutDetails({ payoutDetails }),
  requestDependencies,
);
