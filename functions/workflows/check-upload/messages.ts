import { z } from 'zod';
import { UPLOAD_KINDS } from '#contract/catalogue.ts';
import { UPLOAD_PROBLEMS } from '#functions/domain/uploads/problems.ts';
import { UploadFacts, type UploadJob } from '#functions/domain/uploads/upload.ts';

/** The input of an execution: all that the step that opens the file gets. */
export const CheckInput = z.object({
  userId: z.string().min(1),
  uploadId: z.string().min(1),
  mediaFolder: z.string().min(1),
  kind: z.enum(UPLOAD_KINDS),
});
export type CheckInput = z.infer<typeof CheckInput>;

/** What became of a file: a problem, or what was made of it, in bytes and pictures for the moderator. */
const Made = z.union([
  z.object({ problem: z.enum(UPLOAD_PROBLEMS) }),
  z.object({ facts: UploadFacts, bytes: z.int().positive(), frames: z.int().min(0) }),
]);
export type Made = z.infer<typeof Made>;

/** `tookMs`: how long it took to make it, which costs. */
export const NormalisedUpload = CheckInput.extend({ made: Made, tookMs: z.int().min(0) });

/** The input of the step that ends a check that failed: also what was made, if the file was opened, and the error. */
export const FailedCheck = CheckInput.extend({
  made: z.unknown().optional(),
  failure: z.object({ Error: z.string() }).optional(),
});

export const jobOf = ({ userId, uploadId }: CheckInput): UploadJob => ({ ownerId: userId, id: uploadId });

/** An upload by the places of its files, even when its row is gone. */
export const placesOf = ({ userId, uploadId, mediaFolder, kind }: CheckInput) => ({
  ownerId: userId,
  id: uploadId,
  mediaFolder,
  kind,
});
