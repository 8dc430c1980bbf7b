import type { Easel } from '#painter/canvas/easel.ts';

export const away = (easel: Easel): -1 | 1 => (easel.light.side > 0 ? -1 : 1);
