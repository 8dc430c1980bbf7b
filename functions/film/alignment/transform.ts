const TURNS = new Map<number, { cos: Float64Array; sin: Float64Array }>();

const turnsOf = (size: number) => {
  const known = TURNS.get(size);
  if (known !== undefined) return known;
  const angles = Array.from({ length: size / 2 }, (_, turn) => (-2 * Math.PI * turn) / size);
  const made = { cos: Float64Array.from(angles, Math.cos), sin: Float64Array.from(angles, Math.sin) };
  TURNS.set(size, made);
  return made;
};

/** Fast Fourier transform in place; the length is a power of two. */
export const transform = (re: Float64Array, im: Float64Array): void => {
  const size = re.length;
  const { cos, sin } = turnsOf(size);
  for (let at = 1, to = 0; at < size; at += 1) {
    let bit = size >> 1;
    for (; to & bit; bit >>= 1) to ^= bit;
    to ^= bit;
    if (at >= to) continue;
    const [kept, keptIm] = [re[at] ?? 0, im[at] ?? 0];
    re[at] = re[to] ?? 0;
    im[at] = im[to] ?? 0;
    re[to] = kept;
    im[to] = keptIm;
  }
  for (let half = 1; half < size; half *= 2)
    for (let start = 0; start < size; start += 2 * half)
      for (let near = start, turn = 0; near < start + half; near += 1, turn += size / (2 * half)) {
        const far = near + half;
        const farRe = (re[far] ?? 0) * (cos[turn] ?? 0) - (im[far] ?? 0) * (sin[turn] ?? 0);
        const farIm = (re[far] ?? 0) * (sin[turn] ?? 0) + (im[far] ?? 0) * (cos[turn] ?? 0);
        re[far] = (re[near] ?? 0) - farRe;
        im[far] = (im[near] ?? 0) - farIm;
        re[near] = (re[near] ?? 0) + farRe;
        im[near] = (im[near] ?? 0) + farIm;
      }
};
