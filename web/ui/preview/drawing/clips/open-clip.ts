import { clipMomentMs } from '#composition/camera/clip-moment.ts';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { PreviewClip } from '#web/ui/preview/preview-film.ts';
import { correctionOf } from './clip-clock.ts';

const MS = 1000;
/** Rounding errors do the least harm in the middle of a frame. */
const HALF_FRAME_MS = framesToMs(1) / 2;
/** The camera’s highest magnification of a clip; clips never get a second, closer framing. */
const DETAIL = 1.4;
/** If a jump takes longer than this, it doesn’t tell us how long the next one will take. */
const MOST_LATE_MS = 400;

interface Picture {
  readonly bitmap: OffscreenCanvas;
  readonly width: number;
  readonly height: number;
}

interface ClipPorts {
  /** Screen pixels per pixel of the 1080×1920 canvas. */
  readonly scale: number;
  /** Called when another picture of the clip can be drawn. */
  readonly onChange: () => void;
  readonly renew: () => Promise<void>;
}

const nowMs = (video: HTMLVideoElement): number => video.currentTime * MS;

/** Keeps the picture that a video is showing. */
const createKeeper = (video: HTMLVideoElement, scale: number) => {
  /** The kept picture's time in the clip. */
  let keptMs: number | undefined;
  let picture: Picture | undefined;
  let brush: OffscreenCanvasRenderingContext2D | null | undefined;
  /** Keeps the current picture, if possible, and returns the last one kept. */
  const keep = (): Picture | undefined => {
    const { videoWidth: width, videoHeight: height } = video;
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.seeking || width === 0) return picture;
    if (keptMs === nowMs(video)) return picture;
    if (picture === undefined) {
      const share = Math.min(1, DETAIL * scale * Math.max(CANVAS.width / width, CANVAS.height / height));
      const bitmap = new OffscreenCanvas(Math.ceil(width * share), Math.ceil(height * share));
      brush = bitmap.getContext('2d', { alpha: false });
      picture = { bitmap, width, height };
    }
    brush?.drawImage(video, 0, 0, picture.bitmap.width, picture.bitmap.height);
    keptMs = nowMs(video);
    return picture;
  };
  /** Keeps the current picture even if one has already been kept for this moment. */
  const keepAgain = (): void => {
    keptMs = undefined;
    keep();
  };
  return { keep, keepAgain };
};

/** Keeps a video at the required moment of its clip, or plays it along with the film. */
const createFollower = (video: HTMLVideoElement, clip: PreviewClip) => {
  let wanted = { ms: clipMomentMs(clip, 0) + HALF_FRAME_MS, isPlaying: false };
  let jump = { at: 0, lateMs: 0 };
  const seek = (ms: number): void => {
    jump = { ...jump, at: performance.now() };
    video.currentTime = ms / MS;
  };
  return {
    want: (frame: number, isPlaying: boolean): void => {
      wanted = { ms: clipMomentMs(clip, frame) + HALF_FRAME_MS, isPlaying };
    },
    /** Remembers how long the jump that has just ended took. */
    land: (): void => {
      jump = { ...jump, lateMs: Math.min(MOST_LATE_MS, performance.now() - jump.at) };
    },
    follow: (): void => {
      if (video.readyState === HTMLMediaElement.HAVE_NOTHING || video.seeking) return;
      if (!wanted.isPlaying) {
        if (!video.paused) video.pause();
        if (Math.abs(nowMs(video) - wanted.ms) > HALF_FRAME_MS) seek(wanted.ms);
        return;
      }
      const correction = correctionOf(nowMs(video), wanted.ms, jump.lateMs);
      if ('seekTo' in correction) seek(Math.min(correction.seekTo, clip.clipMs));
      else video.playbackRate = correction.rate;
      // After it has ended, the clip waits until the film returns to the clip's start.
      if (video.paused && !video.ended) video.play().catch(() => undefined);
    },
  };
};

/** A creator's clip, played by the browser without sound. Its last picture stays visible while it jumps. */
export const openClip = (clip: PreviewClip, { scale, onChange, renew }: ClipPorts) => {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  let failures = 0;
  const { keep, keepAgain } = createKeeper(video, scale);
  const { want, land, follow } = createFollower(video, clip);

  const recover = async (): Promise<void> => {
    failures += 1;
    if (failures > 1) return;
    await renew().catch(() => undefined);
    if (failures === 1) video.load();
  };
  video.addEventListener('loadedmetadata', follow);
  video.addEventListener('loadeddata', () => {
    // Access may expire again later.
    failures = 0;
    keep();
    onChange();
  });
  video.addEventListener('seeked', () => {
    land();
    keep();
    follow();
    onChange();
  });
  video.addEventListener('error', () => void recover());
  // On a busy machine, a jump may end before the new picture can be drawn: the picture kept at that moment is black
  // or outdated. While a clip plays, its picture is therefore kept again with every frame of the film.
  const seePicture = (): void => {
    if (video.paused) {
      keepAgain();
      onChange();
    }
    video.requestVideoFrameCallback(seePicture);
  };
  video.requestVideoFrameCallback(seePicture);
  video.src = clip.address;

  return {
    /** The available picture that is closest to a frame of the clip's scene. */
    at: (frame: number, isPlaying: boolean): Picture | undefined => {
      want(frame, isPlaying);
      const picture = keep();
      follow();
      return picture;
    },
    /** The clip waits at the start of its scene. */
    rest: (): void => {
      want(0, false);
      follow();
    },
    close: (): void => {
      failures = Number.POSITIVE_INFINITY;
      video.pause();
      video.removeAttribute('src');
      video.load();
    },
  };
};
export type OpenClip = ReturnType<typeof openClip>;
