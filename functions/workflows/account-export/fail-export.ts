import type { Exports } from '#functions/domain/export/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { ExportInput, jobOf } from './messages.ts';

/** Ends an export that could not be packed; its owner may ask again. */
export const failExport = ({ exports }: { readonly exports: Lazy<Exports> }) => ({
  name: 'FailExport',
  input: ExportInput,
  run: async (input: ExportInput) => {
    await exports().fail(jobOf(input));
    return input;
  },
});
