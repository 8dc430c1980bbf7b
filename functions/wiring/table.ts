import { env } from '#functions/env.ts';
import { keyedIdentityHash } from '#functions/gateways/aws/identity-hash.ts';
import { connect } from '#functions/store/table/table.ts';
import { lazy } from './lazy.ts';

export const identityHash = /* @__PURE__ */ keyedIdentityHash(env.signInSecretId);
export const table = /* @__PURE__ */ lazy(() => ({ client: connect(), name: env.tableName() }));
