import { z } from 'zod';
import type { ExportJob } from '#functions/domain/export/export.ts';

/** The input of every step of an export. */
export const ExportInput = z.object({
  userId: z.string().min(1),
  exportId: z.string().min(1),
  mediaFolder: z.string().min(1),
});
export type ExportInput = z.infer<typeof ExportInput>;

export const jobOf = ({ userId, exportId }: ExportInput): ExportJob => ({ ownerId: userId, id: exportId });
