import { env } from '#functions/env.ts';
import { payoutSeal as sealUnder } from '#functions/gateways/aws/keys/payout-seal.ts';
import { lazy } from './lazy.ts';

export const payoutSeal = /* @__PURE__ */ lazy(() => sealUnder(env.payoutSecretId()));
