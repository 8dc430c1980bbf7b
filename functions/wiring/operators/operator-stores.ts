import { auditTrail as auditTrailOf } from '#functions/store/operators/audit-trail.ts';
import { caseStore } from '#functions/store/operators/case-store.ts';
import { decisionStore } from '#functions/store/operators/decision-store.ts';
import { noticeStore } from '#functions/store/operators/notice-store.ts';
import { operatorStore } from '#functions/store/operators/operator-store.ts';
import { reportStore } from '#functions/store/operators/report-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { lazy } from '#functions/wiring/lazy.ts';
import { table } from '#functions/wiring/table.ts';

export const reports = /* @__PURE__ */ lazy(() => reportStore(table()));
export const cases = /* @__PURE__ */ lazy(() => caseStore(table()));
export const decisions = /* @__PURE__ */ lazy(() => decisionStore(table(), newId));
export const operators = /* @__PURE__ */ lazy(() => operatorStore(table()));
export const notices = /* @__PURE__ */ lazy(() => noticeStore(table()));
export const auditTrail = /* @__PURE__ */ lazy(() => auditTrailOf(table()));
