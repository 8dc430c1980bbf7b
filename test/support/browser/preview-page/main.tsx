import '#web/ui/theme/tokens.css';
import '#web/ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import { defined } from '#test/support/values.ts';
import { createPainter } from '#web/ui/preview/drawing/create-painter.ts';
import { shippedFonts } from '#web/ui/preview/drawing/shipped-fonts.ts';
import { createLayout } from '#web/ui/preview/laid-film.ts';
import type { PreviewFilm } from '#web/ui/preview/preview-film.ts';
import { PreviewPlayer } from '#web/ui/preview/preview-player.tsx';
import { usePreview } from '#web/ui/preview/use-preview.ts';

declare global {
  /** Draws frames at the film’s size and returns the brightness of their pixels as base64. */
  var drawFrames: (film: PreviewFilm, frames: readonly number[]) => Promise<string[]>;
  /** Opens the player with a film. Further calls switch to another film. */
  var playFilm: (film: PreviewFilm) => void;
}

const base64 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const address = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsDataURL(new Blob([bytes]));
  });
  return address.slice(address.indexOf(',') + 1);
};

globalThis.drawFrames = async (film, frames) => {
  const fonts = await shippedFonts();
  const canvas = document.createElement('canvas');
  canvas.width = CANVAS.width;
  canvas.height = CANVAS.height;
  const pictures = new Map<string, { bitmap: ImageBitmap; width: number; height: number }>();
  for (const { picture } of film.scenes)
    if (picture !== undefined) {
      const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
      pictures.set(picture, { bitmap, width: bitmap.width, height: bitmap.height });
    }
  const paint = createPainter(canvas, fonts, '#000000');
  const laid = createLayout(fonts)(film);
  const drawn: string[] = [];
  for (const frame of frames) {
    paint(laid, frame, ({ picture }) => pictures.get(picture ?? ''));
    const { data } = defined(canvas.getContext('2d')).getImageData(0, 0, CANVAS.width, CANVAS.height);
    // BT.709 luma, from 16 to 235, as in the film.
    const luma = new Uint8Array(data.length / 4);
    for (let at = 0; at < luma.length; at += 1) {
      const [red, green, blue] = [
        defined(data[at * 4]),
        defined(data[at * 4 + 1]),
        defined(data[at * 4 + 2]),
      ];
      luma[at] = Math.round(16 + (219 / 255) * (0.2126 * red + 0.7152 * green + 0.0722 * blue));
    }
    drawn.push(await base64(luma));
  }
  return drawn;
};

const Page = ({ film }: { readonly film: PreviewFilm }) => {
  const engine = usePreview(film);
  return <PreviewPlayer engine={engine} scenes={film.scenes.length} note="Not spoken yet" />;
};

const root = createRoot(defined(document.querySelector('#root')));
globalThis.playFilm = (film) => root.render(<Page film={film} />);
