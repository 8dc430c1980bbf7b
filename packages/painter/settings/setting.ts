import type { Easel } from '#painter/canvas/easel.ts';

/** The layers behind and in front of the focal objects. */
export interface Setting {
  readonly surface: 'ground' | 'water' | 'floor' | 'deep' | 'void';
  /** Indoor settings have no sky or weather. */
  readonly indoors: boolean;
  /** The main object when the description doesn’t name one; if undefined, the place itself is the subject. */
  readonly focal?: string;
  /** Objects and figures that are painted as part of the place. */
  readonly draws?: readonly string[];
  readonly back: (easel: Easel) => void;
  readonly front: (easel: Easel) => void;
}
