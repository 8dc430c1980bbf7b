import type { UploadKind } from '#contract/catalogue.ts';
import type { Upload } from '#contract/schemas/uploads.ts';
import { formatClock, formatSize } from '#web/lib/format.ts';

export const KIND_NAMES = { picture: 'Picture', clip: 'Clip', sound: 'Sound' } as const satisfies Record<
  UploadKind,
  string
>;

/** "1080 × 1920"; undefined for a sound. */
export const sizeInPixels = ({ width, height }: Upload): string | undefined =>
  width === undefined || height === undefined ? undefined : `${width} × ${height}`;

/** The short line below a file: "Clip, 18 MB". */
export const cardFacts = ({ kind, bytes }: Upload): string =>
  bytes === 0 ? KIND_NAMES[kind] : `${KIND_NAMES[kind]}, ${formatSize(bytes)}`;

/** "0:12"; undefined for a picture. A sound shorter than a second is shown as one second. */
export const clockOf = ({ seconds }: Upload): string | undefined =>
  seconds === undefined ? undefined : formatClock(Math.max(1, seconds));

/** The maximum height, as a percentage of the window’s height. */
const TALLEST = 60;
/**
 * The space reserved for a picture or clip before it loads, so that the Delete button doesn’t move while it is being
 * pressed.
 */
export const roomFor = ({ width, height }: Pick<Upload, 'width' | 'height'>) =>
  width === undefined || height === undefined
    ? undefined
    : {
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${width}px, ${((TALLEST * width) / height).toFixed(2)}dvh)`,
      };
