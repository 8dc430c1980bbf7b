/** A point: across and down. */
export type Point = readonly [x: number, y: number];

/** A box in the picture, given by its upper left corner and its size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
