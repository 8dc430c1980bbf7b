import { listedAsDisposable } from '#functions/gateways/addresses/disposable-addresses.ts';
import { lazy } from './lazy.ts';

export const isDisposable = /* @__PURE__ */ lazy(listedAsDisposable);
