import { type CaptionStyleId, type Colour, captionStyleOf } from './caption-styles.ts';

/** The choices for the look of a video, besides its caption style. Data only: the browser loads it. */

export const CAPTION_SIZES = ['small', 'medium', 'large'] as const;
export type CaptionSize = (typeof CAPTION_SIZES)[number];
/** Where captions are placed in the picture. */
export const CAPTION_POSITIONS = ['lower', 'middle', 'upper'] as const;
export type CaptionPosition = (typeof CAPTION_POSITIONS)[number];

/** The minimum and maximum number of words on a caption page, and the default. */
export const WORDS_PER_PAGE = { least: 1, most: 6, usual: 4 } as const;
export const HANDLE_MAX_CHARS = 40;
export const END_CARD_MAX_CHARS = 80;

/** The highlight colours to choose from. */
export const HIGHLIGHT_COLOURS = [
  { name: 'Yellow', colour: '#ffe02b' },
  { name: 'Orange', colour: '#ff9d2e' },
  { name: 'Red', colour: '#ff5a4d' },
  { name: 'Pink', colour: '#ff6ec7' },
  { name: 'Violet', colour: '#a06bff' },
  { name: 'Blue', colour: '#4a9dff' },
  { name: 'Cyan', colour: '#4ae0ff' },
  { name: 'Green', colour: '#3cf07a' },
] as const satisfies readonly { readonly name: string; readonly colour: Colour }[];

/** How captions look. `colour` replaces the style's highlight colour. */
export interface CaptionLook {
  readonly captionStyle: CaptionStyleId;
  readonly colour?: Colour | undefined;
  readonly size: CaptionSize;
  readonly position: CaptionPosition;
  readonly wordsPerPage: number;
  readonly upperCase: boolean;
}

/** The look of a video: its captions, and any other text in its picture. */
export interface VideoLook extends CaptionLook {
  /** The creator's name on a platform, such as “@nightstories”, shown throughout the video. */
  readonly handle?: string | undefined;
  /** Shown over the last few seconds of the video. */
  readonly endCard?: { readonly text: string } | undefined;
}

/** A caption style without any further choices. */
export const plainLook = (captionStyle: CaptionStyleId): CaptionLook => {
  const { words, font } = captionStyleOf(captionStyle);
  return {
    captionStyle,
    size: 'medium',
    position: 'lower',
    wordsPerPage: words ?? WORDS_PER_PAGE.usual,
    upperCase: font.case === 'upper',
  };
};
