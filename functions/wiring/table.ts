import { env } from '#functions/env.ts';
import { keyedPersonMarks } from '#functions/gateways/aws/person-marks.ts';
import { connect } from '#functions/store/table/table.ts';
import { lazy } from './lazy.ts';

export const personMarks = /* @__PURE__ */ keyedPersonMarks(env.signInSecretId);
export const table = /* @__PURE__ */ lazy(() => ({ client: connect(), name: env.tableName() }));
