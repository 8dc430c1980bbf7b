/** Something drawn once and put in place in every frame: its pixels, and which of them lies at its place. */
export interface Sprite {
  readonly canvas: OffscreenCanvas;
  readonly x: number;
  readonly y: number;
  /** Its pixels per pixel of the 1080×1920 canvas. */
  readonly scale: number;
}

export const brushOf = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser cannot draw.');
  return brush;
};

/** Puts a sprite at a place of a canvas of 1080×1920, `grown` times as large as it was drawn. */
export const putSprite = (
  brush: CanvasRenderingContext2D,
  { canvas, x, y, scale }: Sprite,
  place: { readonly x: number; readonly y: number },
  grown = 1,
): void => {
  const size = grown / scale;
  brush.drawImage(canvas, place.x - x * size, place.y - y * size, canvas.width * size, canvas.height * size);
};
