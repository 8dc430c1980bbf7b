import type { Page } from 'playwright-core';
import { type CoarseFrame, coarse } from '#test/support/film/coarse-frames.ts';

/** What the preview draws for a frame. */
export const previewAt = async (page: Page, frame: number): Promise<CoarseFrame> => {
  await page.getByRole('slider', { name: 'Moment of the preview' }).fill(String(frame));
  const { width, height, light } = await page.locator('.preview-player canvas').evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('There is no preview.');
    const { width: wide, height: high } = element;
    const copy = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(element, 0, 0);
    const { data } = copy?.getImageData(0, 0, wide, high) ?? { data: [] };
    const found = Array.from({ length: wide * high }, (_, at) =>
      Math.round(
        0.2126 * (data[at * 4] ?? 0) + 0.7152 * (data[at * 4 + 1] ?? 0) + 0.0722 * (data[at * 4 + 2] ?? 0),
      ),
    );
    return { width: wide, height: high, light: found };
  });
  return coarse({ width, height }, (column, row) => light[row * width + column] ?? 0);
};
