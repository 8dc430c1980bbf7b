import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Fonts } from '#composition/captions/font.ts';
import { type LaidFilm, sceneAt } from '#web/ui/preview/laid-film.ts';
import { type Clips, createClips } from './clips/clips.ts';
import { createPainter, type Painter } from './create-painter.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { shippedFonts } from './shipped-fonts.ts';

interface ScreenPorts {
  /** Requests a redraw. */
  readonly request: () => void;
  readonly renew: () => Promise<void>;
}

/** The scenes to preload, relative to the scene on screen. */
const SOON = [0, 1, 2, -1] as const;

/** Draws frames onto a canvas, at the screen's resolution. */
export const createScreen = (canvas: HTMLCanvasElement, { request, renew }: ScreenPorts) => {
  const ground = getComputedStyle(canvas).getPropertyValue('--frame');
  let painter: Painter | undefined;
  let pictures: Pictures | undefined;
  let clips: Clips | undefined;
  let drawn: { readonly laid: LaidFilm; readonly frame: number; readonly isPlaying: boolean } | undefined;

  const change = (): void => {
    drawn = undefined;
    request();
  };
  const resize = (): void => {
    const width = Math.min(CANVAS.width, Math.round(canvas.clientWidth * devicePixelRatio));
    if (width === 0 || (canvas.width === width && pictures !== undefined)) return;
    canvas.width = width;
    canvas.height = Math.round((width * CANVAS.height) / CANVAS.width);
    pictures?.close();
    clips?.close();
    pictures = createPictures(width / CANVAS.width, change, renew);
    clips = createClips(width / CANVAS.width, change, renew);
    change();
  };
  const watch = new ResizeObserver(resize);
  watch.observe(canvas);
  resize();
  const prepare = (fonts: Fonts): void => {
    painter = createPainter(canvas, fonts, ground);
    change();
  };
  void shippedFonts().then(prepare, () => undefined);

  return {
    change,
    draw: (laid: LaidFilm, frame: number, isPlaying: boolean): void => {
      if (painter === undefined || pictures === undefined || clips === undefined) return;
      if (drawn?.laid === laid && drawn.frame === frame && drawn.isPlaying === isPlaying) return;
      drawn = { laid, frame, isPlaying };
      const shown = sceneAt(laid, frame);
      const at = shown?.index ?? 0;
      const soon = SOON.flatMap((by) => laid.scenes[at + by]?.scene ?? []);
      for (const { picture } of soon) if (picture !== undefined) pictures.of(picture);
      clips.keep(
        soon.flatMap(({ clip }) => clip ?? []),
        shown?.scene.clip,
      );
      const { of: pictureOf } = pictures;
      const { of: clipOf } = clips;
      painter(laid, frame, ({ picture, clip }, local) => {
        const moving = clip && clipOf(clip, local, isPlaying);
        return moving ?? (picture === undefined ? undefined : pictureOf(picture));
      });
    },
    close: (): void => {
      watch.disconnect();
      pictures?.close();
      clips?.close();
    },
  };
};
