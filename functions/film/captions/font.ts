import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Font, readFont } from '#composition/captions/font.ts';
import type { CaptionWeight } from '#contract/caption-styles.ts';

/** The folder that holds the shipped fonts: `assets/fonts` next to or above this module, whether bundled or not. */
export const shippedFontsDir = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const candidate = join(folder, 'assets', 'fonts');
    if (existsSync(candidate)) return candidate;
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder assets/fonts was not shipped with the film code.');
    folder = parent;
  }
};

/** The shipped fonts by weight. libass selects a font by its family and whether it is bold. */
export const FONTS = {
  700: { file: 'Montserrat_700Bold.ttf', family: 'Montserrat', isBoldOfFamily: true },
  800: { file: 'Montserrat_800ExtraBold.ttf', family: 'Montserrat ExtraBold', isBoldOfFamily: false },
  900: { file: 'Montserrat_900Black.ttf', family: 'Montserrat Black', isBoldOfFamily: false },
} as const satisfies Record<CaptionWeight, { file: string; family: string; isBoldOfFamily: boolean }>;

const readFile = (path: string): Font => {
  const bytes = readFileSync(path);
  return readFont(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
};

const loaded = new Map<CaptionWeight, Font>();

/** The shipped font of a given weight; each is read only once. */
export const shippedFont = (weight: CaptionWeight): Font => {
  const font = loaded.get(weight) ?? readFile(join(shippedFontsDir(), FONTS[weight].file));
  loaded.set(weight, font);
  return font;
};
