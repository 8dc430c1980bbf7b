import { reportStore } from '#functions/store/operators/report-store.ts';
import { lazy } from '#functions/wiring/lazy.ts';
import { table } from '#functions/wiring/table.ts';

export const reports = /* @__PURE__ */ lazy(() => reportStore(table()));
