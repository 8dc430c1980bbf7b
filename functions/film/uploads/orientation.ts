import type { FilterStep } from '#functions/film/sound/sound.ts';

const CELL_BYTES = 4;
/** The cells of FFmpeg’s display matrix: x′ = a·x + c·y, y′ = b·x + d·y. */
const [A, B, C, D] = [0, 1, 3, 4];

/** The filters that rotate a picture according to its display matrix, by the signs of its cells `a b c d`. */
const TURNS: Readonly<Record<string, readonly FilterStep[]>> = {
  '-1 0 0 1': [{ filter: 'hflip' }],
  '1 0 0 -1': [{ filter: 'vflip' }],
  '-1 0 0 -1': [{ filter: 'hflip' }, { filter: 'vflip' }],
  '0 1 -1 0': [{ filter: 'transpose', options: { dir: 'clock' } }],
  '0 -1 1 0': [{ filter: 'transpose', options: { dir: 'cclock' } }],
  '0 1 1 0': [{ filter: 'transpose', options: { dir: 'cclock_flip' } }],
  '0 -1 -1 0': [{ filter: 'transpose', options: { dir: 'clock_flip' } }],
};

/** Returns no filters for upright pictures, or for angles other than quarter turns, which no camera writes. */
export const turnsOf = (matrix: Buffer | null): readonly FilterStep[] => {
  if (matrix === null) return [];
  const signs = [A, B, C, D].map((cell) => Math.sign(matrix.readInt32LE((cell ?? 0) * CELL_BYTES)));
  return TURNS[signs.join(' ')] ?? [];
};

/** Whether the rotation swaps width and height. */
export const liesDown = (turns: readonly FilterStep[]): boolean =>
  turns.some(({ filter }) => filter === 'transpose');
