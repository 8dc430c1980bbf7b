import type { PreviewClip } from '#web/ui/preview/preview-film.ts';
import { type OpenClip, openClip } from './open-clip.ts';

/**
 * The creators' clips that a film shows now or soon. `scale`: screen pixels per pixel of the 1080×1920
 * canvas. `onChange` is called when a clip's picture changes; `renew` renews the access to the account's
 * files.
 */
export const createClips = (scale: number, onChange: () => void, renew: () => Promise<void>) => {
  const open = new Map<PreviewClip, OpenClip>();
  let shown: PreviewClip | undefined;
  return {
    /** Opens these clips and closes all others. Clips that aren’t on screen wait at the start of their scenes. */
    keep: (soon: readonly PreviewClip[], now: PreviewClip | undefined): void => {
      shown = now;
      for (const [clip, opened] of open) {
        if (soon.includes(clip)) continue;
        opened.close();
        open.delete(clip);
      }
      for (const clip of soon)
        if (!open.has(clip))
          open.set(
            clip,
            openClip(clip, {
              scale,
              renew,
              // The other clips are only being prepared.
              onChange: () => {
                if (shown === clip) onChange();
              },
            }),
          );
      for (const [clip, opened] of open) if (clip !== now) opened.rest();
    },
    /** The picture of a clip at a frame of its scene; undefined while there is none yet. */
    of: (clip: PreviewClip, frame: number, isPlaying: boolean): ReturnType<OpenClip['at']> =>
      open.get(clip)?.at(frame, isPlaying),
    close: (): void => {
      for (const opened of open.values()) opened.close();
      open.clear();
    },
  };
};
export type Clips = ReturnType<typeof createClips>;
