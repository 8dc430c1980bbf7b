import type { z } from 'zod';
import type { AccountDeletions } from '#functions/domain/account/ports.ts';
import { ownerPrefixes } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { LeavingUser } from './messages.ts';

interface Ports {
  readonly accountDeletions: Lazy<Pick<AccountDeletions, 'mediaFolder'>>;
  readonly media: Lazy<Media>;
}

/** Erases all of the departing user's files, including old versions; no step that uses them may still be running. */
export const deleteFilesStep = ({ accountDeletions, media }: Ports) => ({
  name: 'DeleteFiles',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    const folder = await accountDeletions().mediaFolder(userId);
    for (const prefix of ownerPrefixes(userId, folder)) await media().eraseAll(prefix);
    return { userId };
  },
});
