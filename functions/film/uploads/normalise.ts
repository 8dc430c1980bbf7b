import type { UploadKind } from '#contract/catalogue.ts';
import { normaliseClip } from './clip/normalise-clip.ts';
import { normalisePicture } from './normalise-picture.ts';
import { normaliseSound } from './normalise-sound.ts';
import type { Normalised, Targets } from './normalised.ts';
import { startStopwatch } from './stopwatch.ts';

/**
 * Makes what is kept of a creator's file, in one format for each kind, from its content alone.
 * @throws UploadFault when it can't be used, or when it takes longer than `limitMs`.
 */
export const normalise = (
  kind: UploadKind,
  path: string,
  targets: Targets,
  limitMs: number,
): Promise<Normalised> => {
  switch (kind) {
    case 'picture':
      return normalisePicture(path, targets);
    case 'clip':
      return normaliseClip(path, targets, startStopwatch(limitMs));
    case 'sound':
      return normaliseSound(path, targets, startStopwatch(limitMs));
  }
};
