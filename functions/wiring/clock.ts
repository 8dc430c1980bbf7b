import { monotonicFactory } from 'ulid';
import type { Clock, NewId } from '#functions/domain/request/ports.ts';

export const now: Clock = () => new Date();
export const newId: NewId = /* @__PURE__ */ monotonicFactory();
