import { CANVAS } from '#composition/captions/caption-layout.ts';
import { eachFrame } from '#functions/film/files/decode-picture.ts';
import { need } from '#functions/film/files/native.ts';
import { defined } from '#test/support/values.ts';

/** The brightness of every pixel in a clip’s frames. Frames that weren’t requested are left out. */
export interface Brightness {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly Uint8Array[];
}

export const brightnessOf = async (clip: string, wanted?: readonly number[]): Promise<Brightness> => {
  const frames: Uint8Array[] = [];
  let size = { width: 0, height: 0 };
  await eachFrame(clip, ({ width, height, data, linesize }) => {
    const [luma, line] = [need(data?.[0], 'picture'), need(linesize[0], 'line size')];
    size = { width, height };
    if (wanted?.includes(frames.length) === false) {
      frames.push(new Uint8Array());
      return;
    }
    const pixels = new Uint8Array(width * height);
    for (let row = 0; row < height; row += 1)
      pixels.set(luma.subarray(row * line, row * line + width), row * width);
    frames.push(pixels);
  });
  return { ...size, frames };
};

export interface ChangedBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The brightest and darkest changed pixels. */
  readonly light: number;
  readonly dark: number;
}

/**
 * The area in which frame `at` differs between two clips of the same size by more than encoding can explain, in
 * canvas pixels; undefined if there is none.
 */
export const changedBox = (
  one: Brightness,
  other: Brightness,
  at: number,
  least = 24,
): ChangedBox | undefined => {
  const [before, after] = [need(one.frames[at], 'frame'), need(other.frames[at], 'frame')];
  const changed = [...after.keys()].filter(
    (pixel) => Math.abs(defined(after[pixel]) - defined(before[pixel])) > least,
  );
  if (changed.length === 0) return undefined;
  const { width, height } = other;
  const columns = changed.map((pixel) => ((pixel % width) * CANVAS.width) / width);
  const rows = changed.map((pixel) => (Math.floor(pixel / width) * CANVAS.height) / height);
  const values = changed.map((pixel) => defined(after[pixel]));
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    light: Math.max(...values),
    dark: Math.min(...values),
  };
};
