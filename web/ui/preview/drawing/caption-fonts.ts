import { type Font, type Fonts, readFont } from '#composition/captions/font.ts';
import { CAPTION_WEIGHTS, type CaptionWeight } from '#contract/caption-styles.ts';

/** The font family name, in the browser, of the shipped caption font with a given weight. */
export const familyOf = (weight: CaptionWeight): string => `Veilcast Captions ${weight}`;

/** The URLs of the font files. */
export type FontFiles = Readonly<Record<CaptionWeight, string>>;

const load = async (weight: CaptionWeight, address: string): Promise<Font> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The caption font of weight ${weight} is missing: ${response.status}.`);
  const bytes = await response.arrayBuffer();
  const face = new FontFace(familyOf(weight), bytes);
  document.fonts.add(await face.load());
  return readFont(new DataView(bytes));
};

/** Loads the caption fonts for drawing and measuring, from the same files that films use. */
export const loadCaptionFonts = async (files: FontFiles): Promise<Fonts> => {
  const fonts = await Promise.all(CAPTION_WEIGHTS.map((weight) => load(weight, files[weight])));
  const known = new Map(CAPTION_WEIGHTS.map((weight, at) => [weight, fonts[at]]));
  return (weight) => {
    const font = known.get(weight);
    if (font === undefined) throw new RangeError(`There is no caption font of weight ${weight}.`);
    return font;
  };
};
