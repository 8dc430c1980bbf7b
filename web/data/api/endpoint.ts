import '#web/lib/zod-without-eval.ts';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { type ListPage, type Sent, send } from './api-client.ts';

type Given<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodMiniType
  ? { readonly [P in K]: z.input<R[K]> }
  : unknown;

type CallOf<R extends Route> = Sent & Given<R, 'params'> & Given<R, 'body'>;

/** A call that returns one thing. Throws an `ApiError`. */
export const endpoint =
  <S extends z.ZodMiniType, R extends Route>(route: R & { readonly reply: S }) =>
  async (call: CallOf<R>): Promise<z.output<S>> =>
    (await send(route, route.reply, call)).items;

/** A call that returns a page of a list. Throws an `ApiError`. */
export const list =
  <S extends z.ZodMiniType>(route: Route & { readonly reply: S }) =>
  (call: Sent): Promise<ListPage<z.output<S>>> =>
    send(route, route.reply, call);
