import type { routes } from '#contract/routes.ts';
import type { Connections } from '#functions/domain/publishing/ports.ts';
import { toWireConnection } from '#functions/domain/publishing/wire.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** Saves whether a channel’s videos are made for children. */
export const editConnection =
  ({ connections }: { readonly connections: Lazy<Connections> }): Handle<typeof routes.editConnection> =>
  async ({ params, body }, { userId, now }) => {
    const before = await connections().find(userId, params.id);
    if (before === undefined) throw new Refusal('not_found');
    const after = { ...before, madeForKids: body.made_for_kids, updatedAt: now.toISOString() };
    if (!(await connections().replace(before, after))) throw new Refusal('conflict');
    return { reply: toWireConnection(after) };
  };
