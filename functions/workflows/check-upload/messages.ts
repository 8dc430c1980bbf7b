import { z } from 'zod';
import { UPLOAD_KINDS } from '#contract/catalogue.ts';
import { UPLOAD_PROBLEMS } from '#functions/domain/uploads/problems.ts';
import { UploadFacts, type UploadJob } from '#functions/domain/uploads/upload.ts';

/** The input of an execution, and everything that the file-opening step receives. */
export const CheckInput = z.object({
  userId: z.string().min(1),
  uploadId: z.string().min(1),
  mediaFolder: z.string().min(1),
  kind: z.enum(UPLOAD_KINDS),
});
export type CheckInput = z.infer<typeof CheckInput>;

/**
 * The result for a file: a problem, or what was made from it, with the file’s size and the number of pictures for the
 * moderator.
 */
const Made = z.union([
  z.object({ problem: z.enum(UPLOAD_PROBLEMS) }),
  z.object({ facts: UploadFacts, bytes: z.int().positive(), frames: z.int().min(0) }),
]);
export type Made = z.infer<typeof Made>;

/** `tookMs`: how long the step took, which determines its cost. */
export const NormalisedUpload = CheckInput.extend({ made: Made, tookMs: z.int().min(0) });

/**
 * The input of the step that ends a failed check: the error, and what was made from the file if it was
 * opened.
 */
export const FailedCheck = CheckInput.extend({
  made: z.unknown().optional(),
  failure: z.object({ Error: z.string() }).optional(),
});

export const jobOf = ({ userId, uploadId }: CheckInput): UploadJob => ({ ownerId: userId, id: uploadId });

/** The fields of an upload that locate its files even if its row is gone. */
export const placesOf = ({ userId, uploadId, mediaFolder, kind }: CheckInput) => ({
  ownerId: userId,
  id: uploadId,
  mediaFolder,
  kind,
});
