import type { z } from 'zod';
import type { Users } from '#functions/domain/account/ports.ts';
import { ownerPrefixes } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { LeavingUser } from './messages.ts';

interface Ports {
  readonly users: Lazy<Users>;
  readonly media: Lazy<Media>;
}

/** Erases all files of the leaving user, old versions too; no step may be running for them. */
export const deleteFilesStep = ({ users, media }: Ports) => ({
  name: 'DeleteFiles',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    const user = await users().find(userId);
    // Without a profile, an earlier round has erased them: rows are deleted after files.
    const prefixes = user === undefined ? [] : ownerPrefixes(userId, user.mediaFolder);
    for (const prefix of prefixes) await media().eraseAll(prefix);
    return { userId };
  },
});
