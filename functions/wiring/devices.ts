import { deviceOf as recognised } from '#functions/gateways/devices/device-of.ts';
import { lazy } from './lazy.ts';

export const deviceOf = /* @__PURE__ */ lazy(() => recognised);
