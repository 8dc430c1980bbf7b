import { type LaidOutPage, layOut as placed } from '#composition/captions/caption-layout.ts';
import { type CaptionMark, captionMarks as marksOf } from '#composition/captions/caption-marks.ts';
import {
  type CaptionPage,
  laidOutPages as laidOut,
  captionPages as pagesOf,
} from '#composition/captions/caption-pages.ts';
import {
  captionText as textIn,
  undrawableCharacters as undrawable,
  widthInEms as width,
} from '#composition/captions/caption-text.ts';
import { type Overlay, overlaysOf as overlays, type Signs } from '#composition/look/overlays.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle, CaptionWeight } from '#contract/caption-styles.ts';
import { shippedFont } from './font.ts';

/** Lays out captions in the fonts that ship with the film code. */

export const captionPages = (timeline: Timeline, style: CaptionStyle): CaptionPage[] =>
  pagesOf(shippedFont, timeline, style);

export const laidOutPages = (
  timeline: Timeline,
  scene: number,
  style: CaptionStyle,
): (CaptionPage & LaidOutPage)[] => laidOut(shippedFont, timeline, scene, style);

export const captionMarks = (timeline: Timeline, scene: number, style: CaptionStyle): CaptionMark[] =>
  marksOf(shippedFont, timeline, scene, style);

export const layOut = (words: readonly string[], style: CaptionStyle): LaidOutPage =>
  placed(shippedFont, words, style);

export const captionText = (word: string, style: Pick<CaptionStyle, 'font'>): string =>
  textIn(shippedFont, word, style);

export const widthInEms = (text: string, weight: CaptionWeight): number => width(shippedFont, text, weight);

export const undrawableCharacters = (text: string): string[] => undrawable(shippedFont, text);

export const overlaysOf = (
  signs: Signs,
  style: CaptionStyle,
  scene: { readonly frames: number; readonly isLast: boolean },
): Overlay[] => overlays(shippedFont, signs, style, scene);
