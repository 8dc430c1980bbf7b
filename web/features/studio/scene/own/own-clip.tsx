import { useMemo } from 'react';
import { clipStartMs } from '#composition/camera/clip-moment.ts';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { SceneDraft } from '#contract/schemas/storyboards.ts';
import type { Upload } from '#contract/schemas/uploads.ts';
import { ToggleField } from '#web/ui/kit/fields.tsx';
import { useFilmRecovery } from '#web/ui/media/use-film-recovery.ts';

type SceneMedia = NonNullable<SceneDraft['media']>;

interface OwnClipProps {
  readonly upload: Upload;
  readonly media: SceneMedia;
  /** How many frames the scene has. */
  readonly frames: number;
  readonly onChange: (change: { readonly [K in 'from' | 'sound']?: SceneMedia[K] | undefined }) => void;
}

const STEP_SECONDS = 0.1;
const MS = 1000;
const DIGITS = 1;
const secondsIn = (value: number): string => `${value.toFixed(DIGITS)} s`;
const nothing = (): void => undefined;

/** Chooses where a clip starts, showing the picture at that point, and whether its sound plays. */
export const OwnClip = ({ upload, media, frames, onChange }: OwnClipProps) => {
  const { seconds = 0, url, thumbnail, width, height, name, hasSound = false } = upload;
  const { from = 0, sound = 'off' } = media;
  const start = clipStartMs({ clipMs: seconds * MS, fromMs: from * MS }) / MS;
  const place = useMemo(() => ({ to: start, isStill: true }), [start]);
  const [video, events] = useFilmRecovery(place, nothing);
  const left = seconds - start;
  const most = Math.max(0, Math.floor((seconds - STEP_SECONDS) / STEP_SECONDS) * STEP_SECONDS);
  return (
    <div className="own-clip">
      <video
        ref={video}
        className="own-clip__picture"
        src={url}
        poster={thumbnail}
        width={width}
        height={height}
        muted
        playsInline
        preload="auto"
        aria-label={`${name}, where the scene begins`}
        {...events}
      />
      <div className="own-clip__choices">
        <label className="own-clip__from">
          <span>
            Begins at <b>{secondsIn(start)}</b>
          </span>
          <input
            type="range"
            min={0}
            max={most}
            step={STEP_SECONDS}
            value={start}
            aria-valuetext={`${secondsIn(start)} of ${secondsIn(seconds)}`}
            onChange={({ target: { valueAsNumber } }) =>
              onChange({ from: valueAsNumber === 0 ? undefined : Number(valueAsNumber.toFixed(DIGITS)) })
            }
          />
        </label>
        {left < framesToSeconds(frames) ? (
          <p className="own-clip__hint">
            The clip has {secondsIn(left)} left from there, but the scene takes{' '}
            {secondsIn(framesToSeconds(frames))}, so the clip repeats.
          </p>
        ) : null}
        {hasSound ? (
          <ToggleField
            label="Play its sound under the voice"
            checked={sound === 'under'}
            onChange={(isOn) => onChange({ sound: isOn ? 'under' : undefined })}
          />
        ) : (
          <p className="own-clip__hint">This clip has no sound.</p>
        )}
      </div>
    </div>
  );
};
