import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { payoutSeal } from '#functions/wiring/payments.ts';
import { requestDependencies } from '#functions/wiring/request-dependencies.ts';
import { payoutDetails } from '#functions/wiring/stores.ts';
import { personMarks } from '#functions/wiring/table.ts';
import { savePayoutDetails } from './save-payout-details.ts';

export const handler = serve(
  routes.savePayoutDetails,
  savePayoutDetails({ payoutDetails, payoutSeal, personMarks }),
  requestDependencies,
);
