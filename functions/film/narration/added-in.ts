/** Frames of a recording in which a reader who reads what is written advances in the script. */
const WINDOW = 120;
const STEP = 5;
/** With less than this share of the usual pace, words are said that the script doesn’t have. */
const LEAST_PACE = 0.25;

/** For each frame of the recording the frame of the reference that is said in it. */
const inverse = (path: Int32Array, frames: number): Int32Array => {
  const back = new Int32Array(frames);
  let row = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    while (row + 1 < path.length && (path[row + 1] ?? 0) <= frame) row += 1;
    back[frame] = row;
  }
  return back;
};

/** The frame of a recording in which something is said that isn’t in the reference. `path` leads from that to it. */
export const addedIn = (path: Int32Array, frames: number): number | undefined => {
  const rows = inverse(path, frames);
  const usual = (WINDOW * path.length) / frames;
  let found: { readonly share: number; readonly frame: number } | undefined;
  for (let frame = 0; frame + WINDOW < frames; frame += STEP) {
    const share = ((rows[frame + WINDOW] ?? 0) - (rows[frame] ?? 0)) / usual;
    if (share < (found?.share ?? LEAST_PACE)) found = { share, frame: frame + WINDOW / 2 };
  }
  return found?.frame;
};
