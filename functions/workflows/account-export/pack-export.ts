import { makeZip } from 'client-zip';
import { exportKey } from '#functions/domain/export/export.ts';
import type { Exports, FileStreams, UserData } from '#functions/domain/export/ports.ts';
import type { MissingFile } from '#functions/domain/export/readme.ts';
import { exportsPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { WorkQueue } from '#functions/domain/queue/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { type PayPorts, payForWork } from '#functions/services/work/work-purse.ts';
import { ARCHIVE_MOST_BYTES, archiveEntries } from './archive-entries.ts';
import { ExportInput, jobOf } from './messages.ts';

/** Two minutes less than the function's time limit. */
const PACKING_MS = 12 * 60_000;
/** How often the step writes its progress to the row and checks whether it should stop. */
const CHECK_EVERY_MS = 2_000;
const ALMOST_DONE_PERCENT = 99;

interface PackPorts {
  readonly exports: Lazy<Exports>;
  readonly userData: Lazy<UserData>;
  readonly videos: Lazy<Videos>;
  readonly uploads: Lazy<Pick<Uploads, 'list'>>;
  readonly media: Lazy<Media>;
  readonly streams: Lazy<FileStreams>;
  readonly now: Clock;
  readonly mostBytes?: number;
}

interface Ports extends PayPorts, PackPorts {
  readonly packs: Lazy<Pick<WorkQueue, 'leave'>>;
}

type Packed = ExportInput & { readonly isPacked: boolean };

/** The export is over, or its account is being deleted. */
class ExportOver extends Error {
  override readonly name = 'ExportOver';
}

const packArchive = async (
  { exports, userData, videos, uploads, media, streams, now, mostBytes = ARCHIVE_MOST_BYTES }: PackPorts,
  input: ExportInput,
): Promise<Packed> => {
  const job = jobOf(input);
  const began = now().getTime();
  const missing: MissingFile[] = [];
  let checkedAt = Number.NEGATIVE_INFINITY;
  const checkpoint = async (share: number): Promise<void> => {
    if (share < 1 && now().getTime() - checkedAt < CHECK_EVERY_MS) return;
    if (!(await exports().advance(job, Math.floor(share * ALMOST_DONE_PERCENT)))) throw new ExportOver();
    checkedAt = now().getTime();
  };
  const made = await exports().find(job.ownerId);
  // Removes an earlier archive, or whatever an earlier try left behind.
  const removeAll = async (): Promise<void> => {
    await media().removeAll(exportsPrefix(input.mediaFolder));
  };
  try {
    await checkpoint(0);
    if (made?.id !== job.id) throw new ExportOver();
    await removeAll();
    const entries = archiveEntries(
      { userData: userData(), videos: videos(), uploads: uploads(), streams: streams(), now },
      { userId: job.ownerId, stopAt: began + PACKING_MS, mostBytes, missing, checkpoint },
    );
    const bytes = await streams().upload(exportKey(made), makeZip(entries), 'application/zip');
    if (!(await exports().finish(job, { bytes, missing: missing.length }, now()))) throw new ExportOver();
    return { ...input, isPacked: true };
  } catch (error) {
    if (!(error instanceof ExportOver)) throw error;
    await removeAll();
    return { ...input, isPacked: false };
  }
};

/** Packs everything in an account into one archive, streamed from the bucket and back into it. */
export const packExportStep = (ports: Ports) => ({
  name: 'PackExport',
  input: ExportInput,
  run: async (input: ExportInput): Promise<Packed> => {
    const { packs, now } = ports;
    const ownerId = input.userId;
    const began = now().getTime();
    try {
      const packed = await packArchive(ports, input);
      // After an error, the export is retried in the same slot.
      await packs().leave({ ownerId, name: input.exportId }, now());
      return packed;
    } finally {
      const milliseconds = now().getTime() - began;
      await payForWork(ports, 'packs', { ownerId, milliseconds }, now());
    }
  },
});
