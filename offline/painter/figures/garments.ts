import type { Part } from '#offline/painter/canvas/sketch.ts';
import { disc, rect } from '#offline/painter/canvas/strokes.ts';
import type { Build, Hat } from './costumes.ts';

const LEGS: Part = [
  'ink',
  'M25 74L23 108Q20 112 20 118L32 119L34 92L36 92L38 119L50 118Q50 112 47 108L45 74Z',
];

export const buildParts = (build: Build, tone: 'body' | 'bone' | 'accent' | 'dark'): readonly Part[] => {
  const main = tone === 'dark' ? 'body' : tone;
  switch (build) {
    case 'coat':
      return [
        LEGS,
        [
          main,
          'M26 29Q35 25 44 29Q53 32 55 40L60 70Q59 74 55 72L50 54L51 94Q43 98 35 97Q27 98 19 94L20 54L15 72Q11 74 10 70L15 40Q17 32 26 29Z',
        ],
        ['dark', 'M34 58L35 97L36 97L36 58Z'],
        ['ink', 'M20 54L21 44M50 54L49 44', 0.9],
        ['dark', 'M27 29Q35 34 43 29L44 33Q35 38 26 33Z'],
        ['dark', rect(21, 57, 28, 2.4)],
      ];
    case 'dress':
      return [
        ['ink', 'M29 104L28 119H34V104ZM37 104V119H43L42 104Z'],
        [
          main,
          'M27 29Q35 26 43 29Q50 32 52 42L56 66Q54 69 51 67L46 52L45 60Q54 84 58 110Q46 114 35 113Q24 114 12 110Q16 84 25 60L24 52L19 67Q16 69 14 66L18 42Q20 32 27 29Z',
        ],
        ['dark', 'M35 62Q42 86 44 113L35 113ZM25 60Q35 64 45 60L45 57Q35 61 25 57Z'],
        ['dark', 'M27 66Q22 90 20 111L26 113Q26 90 29 66Z'],
      ];
    case 'cloak':
      return [
        ['ink', 'M27 108L25 119H34V108ZM36 108V119H45L43 108Z'],
        [
          main,
          'M25 30Q35 24 45 30Q56 36 59 70Q62 96 63 113Q48 118 35 115Q22 118 7 113Q8 96 11 70Q14 36 25 30Z',
        ],
        [
          'dark',
          'M35 42Q32 80 35 115L44 116Q40 78 38 42ZM22 48Q16 82 15 114L21 115Q22 82 26 48ZM50 52Q54 84 54 115L58 114Q58 84 53 52Z',
        ],
      ];
    case 'trousers':
      return [
        LEGS,
        [
          main,
          'M26 29Q35 26 44 29Q52 31 54 40L58 66Q56 70 53 68L48 52L48 78Q35 82 22 78L22 52L17 68Q14 70 12 66L16 40Q18 31 26 29Z',
        ],
        ['dark', 'M22 72Q35 76 48 72V79Q35 83 22 79Z'],
      ];
    case 'armour':
      return [
        ['dark', LEGS[1]],
        ['bone', 'M24 82H33V114H22ZM37 82H46L48 114H37Z'],
        [
          'body',
          'M26 29Q35 26 44 29Q54 30 56 42L58 66Q56 70 53 68L48 50L50 82Q35 88 20 82L22 50L17 68Q14 70 12 66L14 42Q16 30 26 29Z',
        ],
        ['pale', `${disc(17, 38, 7, 8)}${disc(53, 38, 7, 8)}`],
        ['dark', 'M22 62Q35 66 48 62V66Q35 70 22 66ZM34 34H36V62H34Z'],
      ];
    case 'suit':
      return [
        ['bone', 'M20 72L18 110Q15 114 16 119H33L34 94H36L37 119H54Q55 114 52 110L50 72Z'],
        [
          'bone',
          'M22 30Q35 26 48 30Q58 34 60 46L64 70Q61 76 55 73L51 58V80Q35 86 19 80V58L15 73Q9 76 6 70L10 46Q12 34 22 30Z',
        ],
        ['dark', 'M18 94H33V97H18ZM37 94H52V97H37Z'],
        ['accent', `${rect(8, 52, 9, 4)}${rect(53, 52, 9, 4)}`],
      ];
  }
};

const HEAD: Part = ['body', `${disc(35, 17, 8.4, 9.6)}${rect(31, 23, 8, 8)}`];

export const hatParts = (hat: Hat): readonly Part[] => {
  switch (hat) {
    case 'none':
      return [HEAD];
    case 'hair':
      return [HEAD, ['dark', 'M26 18Q25 6 35 6Q45 6 44 18Q44 25 40 26Q35 28 30 26Q26 25 26 18Z']];
    case 'bald':
      return [
        ['bone', `${disc(35, 17, 8, 9.4)}${rect(31, 23, 8, 8)}`],
        ['pale', 'M26.600 18Q27 27 35 27Q43 27 43.400 18Q44 26 40 28Q35 30 30 28Q26 26 26.600 18Z'],
      ];
    case 'bun':
      return [HEAD, ['dark', `M26 18Q25 7 35 7Q45 7 44 18Q43 27 35 27Q27 27 26 18Z${disc(35, 7, 5)}`]];
    case 'cap':
      return [
        HEAD,
        ['dark', 'M25 13Q24 5 35 4Q46 5 45 13L46 16H24Z'],
        ['ink', 'M23 15Q35 12 47 15L46 18Q35 15 24 18Z'],
      ];
    case 'fedora':
      return [
        HEAD,
        ['body', 'M17 14Q35 8 53 14Q52 19 35 17Q18 19 17 14Z'],
        ['dark', 'M26 13Q26 2 31 2Q35 4 39 2Q44 2 44 13Q35 10 26 13Z'],
        ['accent', 'M26 13Q35 9.500 44 13L44 10.500Q35 7 26 10.500Z'],
      ];
    case 'top':
      return [
        HEAD,
        ['body', 'M19 12Q35 8 51 12Q50 16 35 15Q20 16 19 12Z'],
        ['body', 'M26 12L25 -8Q35 -11 45 -8L44 12Q35 9 26 12Z'],
        ['accent', rect(26, 7, 18, 3)],
      ];
    case 'straw':
      return [
        HEAD,
        ['pale', 'M12 15Q35 7 58 15Q56 21 35 19Q14 21 12 15Z'],
        ['pale', 'M26 13Q26 3 35 3Q44 3 44 13Q35 10 26 13Z'],
        ['accent', 'M26 13Q35 10 44 13L44 10.500Q35 7.500 26 10.500Z'],
      ];
    case 'crown':
      return [
        HEAD,
        ['dark', 'M26 18Q25 8 35 8Q45 8 44 18L46 30H24Z'],
        ['accent', 'M25 11L23 -1L29 5L35 -4L41 5L47 -1L45 11Q35 8 25 11Z'],
        ['glow', disc(35, 3, 1.6)],
      ];
    case 'helmet':
      return [HEAD, ['body', 'M24 18Q23 4 35 4Q47 4 46 18L48 23Q35 19 22 23Z'], ['pale', 'M34 4H36V19H34Z']];
    case 'hood':
      return [
        ['body', 'M22 31Q21 14 28 8Q35 2 42 8Q49 14 48 31Q35 36 22 31Z'],
        ['dark', 'M35 5Q31 18 35 33L40 32Q36 18 38 6Z'],
      ];
    case 'pointed':
      return [
        HEAD,
        ['body', 'M14 15Q35 8 56 15Q54 20 35 18Q16 20 14 15Z'],
        ['body', 'M26 13L32 -12L42 -22L41 -10L45 13Q35 10 26 13Z'],
        ['accent', 'M26 13Q35 10 45 13L44.500 9.500Q35 6.500 26.800 9.500Z'],
      ];
    case 'tricorn':
      return [
        HEAD,
        ['body', 'M12 12Q24 12 28 3Q35 0 42 3Q46 12 58 12Q50 19 35 18Q20 19 12 12Z'],
        ['bone', 'M12 12Q24 15 35 15Q46 15 58 12', 1.2],
      ];
    case 'turban':
      return [
        HEAD,
        ['bone', 'M24 14Q22 3 35 2Q48 3 46 14Q35 19 24 14Z'],
        ['pale', 'M25 11Q35 4 45 12M24 14Q34 9 43 16', 1.2],
        ['bone', 'M39 16Q48 22 46 40L40 38Q42 24 37 18Z'],
      ];
    case 'bubble':
      return [
        ['bone', disc(35, 16, 14)],
        ['dark', 'M23 18Q24 28 35 30Q46 28 47 18Q46 12 44 10Q35 16 26 10Q24 12 23 18Z'],
        ['pale', disc(31, 9, 4, 3)],
      ];
    case 'hardhat':
      return [HEAD, ['accent', 'M24 15Q23 4 35 3Q47 4 46 15L49 18H21Z'], ['dark', rect(34, 3, 2.4, 13)]];
  }
};
