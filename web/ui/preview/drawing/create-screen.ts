import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Fonts } from '#composition/captions/font.ts';
import { type LaidFilm, sceneAt } from '#web/ui/preview/laid-film.ts';
import { createPainter, type Painter } from './create-painter.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { shippedFonts } from './shipped-fonts.ts';

interface ScreenPorts {
  /** Asks for another drawing. */
  readonly request: () => void;
  readonly renew: () => Promise<void>;
}

/** Scenes whose pictures are loaded before they are shown, from the one that is. */
const SOON = [0, 1, 2, -1] as const;

/** Draws frames onto a canvas, in as many pixels as the screen shows of it. */
export const createScreen = (canvas: HTMLCanvasElement, { request, renew }: ScreenPorts) => {
  const ground = getComputedStyle(canvas).getPropertyValue('--frame');
  let painter: Painter | undefined;
  let pictures: Pictures | undefined;
  let drawn: { readonly laid: LaidFilm; readonly frame: number } | undefined;

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
    pictures = createPictures(width / CANVAS.width, change, renew);
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
    draw: (laid: LaidFilm, frame: number): void => {
      if (painter === undefined || pictures === undefined) return;
      if (drawn?.laid === laid && drawn.frame === frame) return;
      drawn = { laid, frame };
      const at = sceneAt(laid, frame)?.index ?? 0;
      for (const by of SOON) {
        const address = laid.scenes[at + by]?.scene.picture;
        if (address !== undefined) pictures.of(address);
      }
      painter(laid, frame, pictures.of);
    },
    close: (): void => {
      watch.disconnect();
      pictures?.close();
    },
  };
};
