import type { Local } from '#painter/canvas/tones.ts';

/** Things of one colour wherever they are; the others take the colours of their picture. */
export const COLOURS: Readonly<Record<string, Local>> = {
  horse: '#7b4f33',
  deer: '#a5764a',
  stag: '#8d6240',
  fox: '#c4692e',
  bear: '#5d4330',
  lion: '#c2934f',
  cow: '#8a5a3c',
  camel: '#c49a63',
  elephant: '#8b8a8c',
  wolf: '#7c7c80',
  dog: '#8a6341',
  cat: '#3b393f',
  owl: '#86694a',
  mouse: '#8d8580',
  carriage: '#5a3b2a',
  cannon: '#94703c',
  chest: '#8a5f38',
  table: '#8a5f3f',
  chair: '#7d5438',
  bench: '#7d5438',
  'rowing-boat': '#8a5b38',
};
