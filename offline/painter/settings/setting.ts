import type { Easel } from '#offline/painter/canvas/easel.ts';

/** What lies behind and in front of the focal things. */
export interface Setting {
  readonly surface: 'ground' | 'water' | 'floor' | 'deep' | 'void';
  /** Indoors there is no sky and no weather. */
  readonly indoors: boolean;
  /** The object that carries the picture when the description names none. */
  readonly focal: string;
  readonly back: (easel: Easel) => void;
  readonly front: (easel: Easel) => void;
}
