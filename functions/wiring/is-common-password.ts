import { commonPasswords } from '#functions/gateways/sign-in/common-passwords.ts';
import { lazy } from '#functions/wiring/lazy.ts';

export const isCommonPassword = /* @__PURE__ */ lazy(commonPasswords);
