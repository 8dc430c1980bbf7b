import type { z } from 'zod';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { readFilm } from './film-files.ts';
import { FinishVideoInput } from './messages.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
}

/** generating → completed; the reservation becomes the price. Does nothing when the attempt is over. */
export const finishVideo = ({ videos, media }: Ports) => ({
  name: 'FinishVideo',
  input: FinishVideoInput,
  run: async ({ job, film, certificate }: z.output<typeof FinishVideoInput>) => ({
    completed: await videos().complete(job, { ...(await readFilm(media(), film)), certificate }),
  }),
  counts: ({ completed }: { readonly completed: boolean }) => ({
    [METRICS.filmsCompleted]: Number(completed),
  }),
});
