import { captionStyleOf } from '#contract/caption-styles.ts';
import { HIGHLIGHT_COLOURS, type VideoLook } from '#contract/look.ts';

export const SIZE_CHOICES = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;

export const POSITION_CHOICES = [
  { value: 'lower', label: 'Lower' },
  { value: 'middle', label: 'Middle' },
  { value: 'upper', label: 'Upper' },
] as const;

const colourName = (colour: string): string =>
  HIGHLIGHT_COLOURS.find((known) => known.colour === colour)?.name.toLowerCase() ?? colour;

/** A look in a few words, such as “Pop, cyan, large, upper, @nightstories”. */
export const lookInWords = ({ captionStyle, colour, size, position, handle, endCard }: VideoLook): string =>
  [
    captionStyleOf(captionStyle).label,
    colour === undefined ? '' : colourName(colour),
    size === 'medium' ? '' : size,
    position === 'lower' ? '' : position,
    handle ?? '',
    endCard === undefined ? '' : 'end card',
  ]
    .filter((word) => word.trim() !== '')
    .join(', ');
