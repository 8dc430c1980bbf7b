import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Fonts } from '#composition/captions/font.ts';
import { type LaidFilm, sceneAt } from '#web/ui/preview/laid-film.ts';
import type { PreviewScene } from '#web/ui/preview/preview-film.ts';
import { drawCaptions } from './draw-captions.ts';
import { aiLineOf, createOverlays } from './draw-overlays.ts';
import { createCamera, type Drawable } from './draw-picture.ts';
import { createSprites } from './word-sprites.ts';

/** What a scene shows at one of its frames; undefined while it loads. */
type PictureOf = (scene: PreviewScene, frame: number) => Drawable | undefined;

/**
 * Draws frames of a film onto a canvas of any size with the film’s aspect ratio. `ground`: the colour of a scene
 * without a picture.
 */
export const createPainter = (canvas: HTMLCanvasElement, fonts: Fonts, ground: string) => {
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) throw new Error('This browser cannot draw.');
  const draw = createCamera(brush);
  let sprites: ReturnType<typeof createSprites> | undefined;
  let overlays: ReturnType<typeof createOverlays> | undefined;

  return (laid: LaidFilm, frame: number, pictureOf: PictureOf): void => {
    const scale = canvas.width / CANVAS.width;
    const { captionStyle, aiLine } = laid.film;
    if (sprites?.scale !== scale || sprites.style !== captionStyle)
      sprites = createSprites(fonts, captionStyle, scale);
    brush.setTransform(scale, 0, 0, scale, 0, 0);
    const shown = sceneAt(laid, frame);
    if (shown === undefined) return;
    const local = frame - shown.startFrame;
    const picture = pictureOf(shown.scene, local);
    if (picture === undefined) {
      brush.fillStyle = ground;
      brush.fillRect(0, 0, CANVAS.width, CANVAS.height);
    } else draw(laid, shown, picture, local);
    if (overlays?.scale !== scale) overlays = createOverlays(fonts, scale);
    if (aiLine !== undefined) overlays.drawLine(brush, aiLineOf(fonts, aiLine));
    overlays.draw(brush, shown.overlays, local);
    drawCaptions(brush, sprites, shown.marks, local);
    sprites.prepare(shown.marks, local);
  };
};
export type Painter = ReturnType<typeof createPainter>;
