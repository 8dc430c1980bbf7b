import { paintPicture } from '@veilcast/painter';
import { OFFLINE_PAINTER } from '#functions/domain/credentials/maker.ts';
import type { Painter } from '#functions/domain/providers/ports.ts';

/** Paints pictures without a model, behind the same port. `size` is `<width>x<height>` in pixels. */
export const offlinePainter = (size: string): Painter => ({
  paint: async (prompt) => {
    const [width = 1008, height = 1792] = size.split('x').map(Number);
    return { picture: await paintPicture({ prompt, width, height }), maker: OFFLINE_PAINTER };
  },
});
