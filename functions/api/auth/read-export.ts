import type { routes } from '#contract/routes.ts';
import { type Export, exportKey, exportName, toWireExport } from '#functions/domain/export/export.ts';
import type { Exports } from '#functions/domain/export/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

interface Ports {
  readonly exports: Lazy<Exports>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** How far the last export is, and the address of its archive until that expires. */
export const readExport =
  ({ exports, mediaAccess }: Ports): Handle<typeof routes.readExport> =>
  async (_, { userId, now }) => {
    const last = await exports().find(userId);
    return { reply: toWireExport(last, now, last && (await linkOf(mediaAccess(), last, now))) };
  };

const linkOf = async (access: MediaAccess, made: Export, now: Date): Promise<string | undefined> => {
  const until = made.expiresAt === undefined ? undefined : new Date(made.expiresAt);
  if (made.status !== 'ready' || until === undefined || until <= now) return undefined;
  return access.downloadUrl(exportKey(made), exportName(made), until);
};
