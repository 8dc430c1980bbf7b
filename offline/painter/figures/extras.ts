import type { Part } from '#offline/painter/canvas/sketch.ts';
import { rect } from '#offline/painter/canvas/strokes.ts';
import type { Extra } from './costumes.ts';

export const extraParts = (extra: Extra | undefined): readonly Part[] => {
  switch (extra) {
    case undefined:
      return [];
    case 'pack':
      return [
        ['dark', 'M24 36Q35 31 46 36V66Q35 70 24 66Z'],
        ['pale', `${rect(27, 52, 16, 2)}${rect(27, 40, 16, 2)}`],
        ['accent', 'M22 32Q35 26 48 32V37Q35 32 22 37Z'],
      ];
    case 'belt':
      return [
        ['ink', rect(21, 56, 28, 4)],
        ['accent', rect(32, 56, 5, 4)],
      ];
    case 'plume':
      return [['accent', 'M35 4Q40 -14 56 -8Q48 -6 48 2Q54 10 44 18Q44 8 36 6Z']];
    case 'cape':
      return [
        ['body', 'M27 30Q35 34 43 30Q56 70 58 112Q46 116 35 114Q24 116 12 112Q14 70 27 30Z'],
        ['bone', 'M27 30Q35 35 43 30L44 34Q35 39 26 34Z'],
      ];
    case 'scarf':
      return [['accent', 'M25 27Q35 33 45 27L46 32Q35 38 24 32ZM40 33L48 52L42 54L36 35Z']];
    case 'braid':
      return [['dark', 'M32 24Q36 32 32 38Q37 44 33 52L37 52Q41 44 37 38Q41 32 38 24Z']];
    case 'stick':
      return [['ink', 'M58 64L61 119', 2.4]];
    case 'spear':
      return [
        ['ink', 'M62 -16V119', 2.2],
        ['bone', 'M62 -30L66 -14L62 -10L58 -14Z'],
      ];
    case 'stripe':
      return [['bone', rect(22, 48, 26, 4)]];
    case 'satchel':
      return [
        ['ink', 'M22 34L50 68', 1.8],
        ['dark', 'M44 62H58V78H44Z'],
      ];
  }
};
