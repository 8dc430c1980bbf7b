import { type Cover, coverOf, type Size } from '#composition/camera/cover.ts';
import { type Shot, sceneOverscan, shotsOf } from '#composition/camera/shots.ts';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { LaidFilm, LaidScene } from '#web/ui/preview/laid-film.ts';

/** How the camera moves over a picture, and the part of the picture that each framing shows. */
interface Camera {
  readonly shots: readonly Shot[];
  readonly covers: Readonly<Record<Shot['closeness'], Cover>>;
}

const cameraOver = (picture: Size, { film }: LaidFilm, { scene, framings, index }: LaidScene): Camera => {
  const { timeline, move, seat, aim } = scene;
  const isClip = scene.clip !== undefined;
  const overscan = sceneOverscan(framings, { move, isClip });
  const covers = {
    whole: coverOf(picture, overscan, 'whole', aim),
    close: coverOf(picture, overscan, 'close', aim),
  };
  const shots = shotsOf({
    scene: timeline,
    move,
    isClip,
    framings,
    index,
    count: film.scenes.length,
    seat,
    seed: film.seed,
    pictures: { whole: covers.whole.scaled, close: covers.close.scaled },
  });
  return { shots, covers };
};

/** A picture at its file's size, or smaller; the same object for all frames of a clip. */
export interface Drawable extends Size {
  readonly bitmap: ImageBitmap | OffscreenCanvas;
}

/**
 * Draws what the camera shows of a picture at a frame of its scene, on a 1080×1920 canvas. Caches the
 * camera's path.
 */
export const createCamera = (brush: CanvasRenderingContext2D) => {
  const known = new WeakMap<LaidScene, { readonly of: Drawable; readonly camera: Camera }>();
  return (laid: LaidFilm, scene: LaidScene, picture: Drawable, frame: number): void => {
    const before = known.get(scene);
    const camera = before?.of === picture ? before.camera : cameraOver(picture, laid, scene);
    known.set(scene, { of: picture, camera });
    const shot = camera.shots[Math.min(frame, camera.shots.length - 1)];
    if (shot === undefined) return;
    const { crop, scaled } = camera.covers[shot.closeness];
    const [across, down] = [crop.width / scaled.width, crop.height / scaled.height];
    const { bitmap } = picture;
    const kept = bitmap.width / picture.width;
    const part = [
      (crop.x + shot.view.x * across) * kept,
      (crop.y + shot.view.y * down) * kept,
      CANVAS.width * shot.view.step * across * kept,
      CANVAS.height * shot.view.step * down * kept,
    ] as const;
    brush.drawImage(bitmap, ...part, 0, 0, CANVAS.width, CANVAS.height);
    if (shot.light <= 0) return;
    // The film adds a(1 − b)b to each brightness b, which is what blending the picture with itself in screen mode
    // does.
    brush.save();
    brush.globalCompositeOperation = 'screen';
    brush.globalAlpha = Math.min(1, shot.light);
    brush.drawImage(bitmap, ...part, 0, 0, CANVAS.width, CANVAS.height);
    brush.restore();
  };
};
