import type { Fonts } from '#composition/captions/font.ts';
import { loadCaptionFonts } from './caption-fonts.ts';

const FILES = {
  700: new URL('../../../../assets/fonts/Montserrat_700Bold.ttf', import.meta.url).href,
  800: new URL('../../../../assets/fonts/Montserrat_800ExtraBold.ttf', import.meta.url).href,
  900: new URL('../../../../assets/fonts/Montserrat_900Black.ttf', import.meta.url).href,
};

let loading: Promise<Fonts> | undefined;

/** The fonts used for film captions; loaded once, or again after a failure. */
export const shippedFonts = (): Promise<Fonts> => {
  loading ??= loadCaptionFonts(FILES).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
