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
const transform = (re: Float64Array, im: Float64Array): void => {
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

/** The length of an analysis window, and the hop from one to the next. */
const WINDOW_SECONDS = 0.025;
export const HOP_MS = 10;
const BANDS = 26;
const LOWEST_HZ = 90;
const HIGHEST_HZ = 7000;
/** How many cepstral coefficients are kept, not counting the first, which is loudness. */
const COEFFICIENTS = 12;
/** Coefficients, loudness, and the rate of change of each. */
export const DIMENSIONS = 2 * (COEFFICIENTS + 1);
const QUIETEST = 1e-10;
/** How many frames on either side are used to measure a rate of change. */
const DELTA_REACH = 2;
const DELTA_WEIGHT = 0.8;
const LOUDNESS_WEIGHT = 1.5;

const COSINES = Float64Array.from({ length: (COEFFICIENTS + 1) * BANDS }, (_, at) =>
  Math.cos((Math.PI * Math.floor(at / BANDS) * ((at % BANDS) + 0.5)) / BANDS),
);

export interface Spectrum {
  readonly frames: number;
  /** `DIMENSIONS` values per frame, each normalised to mean 0 and standard deviation 1 over the recording. */
  readonly features: Float32Array;
  /** The level of each frame in decibels below full scale. */
  readonly levelDb: Float32Array;
}

const mel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);

interface Band {
  readonly from: number;
  readonly weights: Float64Array;
}

/** For each band, the weights of the FFT bins in it. */
const melBands = (size: number, sampleRate: number): Band[] => {
  const [low, high] = [mel(LOWEST_HZ), mel(Math.min(HIGHEST_HZ, sampleRate / 2))];
  const step = (high - low) / (BANDS + 1);
  return Array.from({ length: BANDS }, (_, band) => {
    const all = Array.from({ length: size / 2 }, (__, bin) =>
      Math.max(0, 1 - Math.abs(mel((bin * sampleRate) / size) - (low + (band + 1) * step)) / step),
    );
    const from = Math.max(
      0,
      all.findIndex((weight) => weight > 0),
    );
    return { from, weights: Float64Array.from(all.slice(from).filter((weight) => weight > 0)) };
  });
};

/**
 * Normalises each dimension to mean 0 and standard deviation 1, which removes the characteristics of voice and room
 * but leaves those of the speech.
 */
const normalise = (values: Float32Array, width: number, of: number): void => {
  const frames = values.length / width;
  for (let dimension = 0; dimension < of; dimension += 1) {
    let [sum, squares] = [0, 0];
    for (let at = dimension; at < values.length; at += width) {
      sum += values[at] ?? 0;
      squares += (values[at] ?? 0) ** 2;
    }
    const mean = sum / frames;
    const spread = Math.sqrt(Math.max(squares / frames - mean ** 2, 1e-6));
    for (let at = dimension; at < values.length; at += width)
      values[at] = ((values[at] ?? 0) - mean) / spread;
  }
};

const addChanges = (values: Float32Array, frames: number): void => {
  const half = DIMENSIONS / 2;
  const at = (frame: number, dimension: number): number =>
    values[Math.min(frames - 1, Math.max(0, frame)) * DIMENSIONS + dimension] ?? 0;
  for (let frame = 0; frame < frames; frame += 1)
    for (let dimension = 0; dimension < half; dimension += 1) {
      let change = 0;
      for (let reach = 1; reach <= DELTA_REACH; reach += 1)
        change += reach * (at(frame + reach, dimension) - at(frame - reach, dimension));
      values[frame * DIMENSIONS + half + dimension] = change;
    }
};

/** The features of a mono recording for each `HOP_MS`: its mel cepstrum and loudness, and how both change. */
export const spectrumOf = (samples: Float32Array, sampleRate: number): Spectrum => {
  const hop = (HOP_MS * sampleRate) / 1000;
  const window = Math.round(WINDOW_SECONDS * sampleRate);
  const size = 2 ** Math.ceil(Math.log2(window));
  const frames = Math.max(1, Math.floor(samples.length / hop));
  const bands = melBands(size, sampleRate);
  const bell = Float64Array.from(
    { length: window },
    (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (window - 1)),
  );
  const features = new Float32Array(frames * DIMENSIONS);
  const levelDb = new Float32Array(frames);
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  for (let frame = 0; frame < frames; frame += 1) {
    re.fill(0);
    im.fill(0);
    const from = Math.round((frame + 0.5) * hop - window / 2);
    let energy = 0;
    for (let at = 0; at < window; at += 1) {
      const sample = samples[from + at] ?? 0;
      energy += sample ** 2;
      re[at] = (sample - 0.97 * (samples[from + at - 1] ?? 0)) * (bell[at] ?? 0);
    }
    transform(re, im);
    const logs = bands.map(({ from: first, weights }) =>
      Math.log(
        weights.reduce(
          (sum, weight, at) => sum + weight * ((re[first + at] ?? 0) ** 2 + (im[first + at] ?? 0) ** 2),
          QUIETEST,
        ),
      ),
    );
    levelDb[frame] = 10 * Math.log10(energy / window + QUIETEST);
    features[frame * DIMENSIONS] = Math.max(levelDb[frame] ?? 0, -60);
    for (let coefficient = 1; coefficient <= COEFFICIENTS; coefficient += 1)
      features[frame * DIMENSIONS + coefficient] = logs.reduce(
        (sum, log, band) => sum + log * (COSINES[coefficient * BANDS + band] ?? 0),
        0,
      );
  }
  normalise(features, DIMENSIONS, DIMENSIONS / 2);
  addChanges(features, frames);
  normalise(features, DIMENSIONS, DIMENSIONS);
  for (let at = 0; at < features.length; at += 1) {
    const dimension = at % DIMENSIONS;
    if (dimension >= DIMENSIONS / 2) features[at] = (features[at] ?? 0) * DELTA_WEIGHT;
    if (dimension === 0) features[at] = (features[at] ?? 0) * LOUDNESS_WEIGHT;
  }
  return { frames, features, levelDb };
};
