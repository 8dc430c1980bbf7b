import type { z } from 'zod';
import { ownerPrefixes } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { LeavingUser } from './messages.ts';

/** Erases all files of the leaving user, old versions too; no step may be running for them. */
export const deleteFiles = ({ media }: { readonly media: Lazy<Media> }) => ({
  name: 'DeleteFiles',
  input: LeavingUser,
  run: async ({ userId }: z.output<typeof LeavingUser>) => {
    for (const prefix of ownerPrefixes(userId)) await media().eraseAll(prefix);
    return { userId };
  },
});
