import type { Part } from '#painter/canvas/sketch.ts';
import { disc } from '#painter/canvas/strokes.ts';
import type { Local } from '#painter/canvas/tones.ts';
import type { Costume } from '#painter/figures/costume.ts';
import { hatParts } from './hats.ts';
import type { View } from './postures.ts';

export const SKIN = '#dca888';
const SHADE = '#b97f63';
const DARK = '#2a2326';
const HAIR = '#4a362c';

const FACE: Record<View, string> = {
  front: `M-9 -4Q-9 -12 0 -12Q9 -12 9 -4Q9.4 5 6 9.4Q3 12.6 0 12.6Q-3 12.6 -6 9.4Q-9.4 5 -9 -4Z`,
  back: `M-9 -4Q-9 -12 0 -12Q9 -12 9 -4Q9 6 6 9L-6 9Q-9 6 -9 -4Z`,
  side: 'M-6 -10Q2 -14 8 -9.4Q10 -6 9.4 -3L12.400 2Q12 4 9.800 4L9.6 8Q8.600 12.400 3.6 12.4L-3 9Q-10 6 -10 -2Q-10 -8 -6 -10Z',
};

const SHORT: Record<View, string> = {
  front: 'M-10 1Q-11.4 -14 0 -14.4Q11.4 -14 10 1Q9.4 -4.600 6 -6.4Q0 -8.400 -5 -6Q-9.4 -4.6 -10 1Z',
  back: 'M-10 2Q-11.600 -14.2 0 -14.4Q11.6 -14.2 10 2Q9 8.600 5 9.400L-5 9.4Q-9 8.6 -10 2Z',
  side: 'M9.6 -7.4Q7 -15 -1 -14.600Q-12 -13.4 -11.6 -1Q-11 7 -6 9L-3 8Q-4.4 3 -2.4 1Q1 -1 1 -5Q5 -5 9.6 -7.4Z',
};

const hairParts = (costume: Costume, view: View): readonly Part[] => {
  const colour: Local = costume.hairColour ?? HAIR;
  const cap: Part = [colour, SHORT[view]];
  switch (costume.hair ?? 'short') {
    case 'short':
      return [cap];
    case 'bun':
      return costume.hat === undefined || costume.hat === 'none' || costume.hat === 'crown'
        ? [[colour, view === 'side' ? disc(-10, -9, 5.4) : disc(0, -14.6, 5.4)], cap]
        : [cap, [colour, view === 'front' ? '' : view === 'side' ? disc(-11, 5, 5) : disc(0, 6, 6.4)]];
    case 'long':
      return view === 'front'
        ? [[colour, 'M-10.6 -4L-12 19Q-8 22 -6.600 12L-8 -2ZM10.6 -4L12 19Q8 22 6.6 12L8 -2Z'], cap]
        : [
            cap,
            [
              colour,
              view === 'back'
                ? 'M-10 -4Q-13 14 -11 23Q0 27 11 23Q13 14 10 -4Z'
                : 'M-11 -6Q-15 12 -12 22Q-6 24 -2 20L-3 0Z',
            ],
          ];
    case 'braid':
      return view === 'front'
        ? [cap, [colour, 'M-10 2L-13 24L-9 25L-7.600 6ZM10 2L13 24L9 25L7.6 6Z']]
        : [cap, [colour, view === 'back' ? 'M-3 6L-3.4 34L3.4 34L3 6Z' : 'M-9 6L-13 30L-8 31L-5 8Z']];
    case 'bald':
      return [
        [
          colour,
          view === 'front'
            ? 'M-10.2 4Q-11.4 -6 -8.4 -8L-8 2ZM10.2 4Q11.4 -6 8.4 -8L8 2Z'
            : view === 'back'
              ? 'M-10 -3Q-10.4 8 -5 9.6L5 9.6Q10.4 8 10 -3Q0 1 -10 -3Z'
              : 'M-1 -2Q-8 -4 -10.6 -6Q-12 5 -6 9L-3 8Q-4 3 -1 -2Z',
        ],
      ];
    case 'wig':
      return [
        cap,
        [
          colour,
          view === 'side'
            ? disc(-6, 3, 4.4) + disc(-7, 8, 4)
            : disc(-10.4, 2, 3.8) + disc(10.4, 2, 3.8) + disc(-10.4, 8, 3.4) + disc(10.4, 8, 3.4),
        ],
        ...(view === 'front'
          ? []
          : view === 'back'
            ? ([[colour, 'M-5 6L-6 24Q0 30 6 24L5 6Z']] as const)
            : ([[DARK, disc(-12, 11, 3, 2.6)]] as const)),
      ];
  }
};

const beardParts = ({ beard, hairColour }: Costume, view: View): readonly Part[] => {
  if (beard === undefined || view === 'back') return [];
  const colour: Local = hairColour ?? HAIR;
  if (beard === 'moustache')
    return [
      [
        colour,
        view === 'front'
          ? 'M-7 8Q-4 3 0 4.800Q4 3 7 8Q3 7.800 0 7Q-3 7.8 -7 8Z'
          : 'M11 4Q6 3.6 4 8.600Q8.600 8.4 11.4 6Z',
      ],
    ];
  return [
    [
      colour,
      view === 'front'
        ? 'M-9.6 0Q-10 14 0 19Q10 14 9.6 0Q7.6 5.600 3 4.6Q0 3.8 -3 4.6Q-7.600 5.6 -9.6 0Z'
        : 'M-1 1Q0 14 8 18.600Q13 14 11 4.600Q7 3.600 4.6 5Z',
    ],
    [
      '#a8604f',
      view === 'front' ? 'M-2.6 7.6Q0 8.8 2.6 7.6L2.600 8.6Q0 9.6 -2.6 8.6Z' : 'M8.6 7.4L11 7L10.6 8.4Z',
    ],
  ];
};

const featureParts = ({ trims, beard, hat }: Costume, view: View, asleep: boolean): readonly Part[] => {
  const glasses = trims?.includes('glasses') === true && view !== 'back';
  const hidden = hat === 'bubble' || hat === 'helmet';
  if (view === 'back' || hidden) return [];
  if (view === 'side')
    return [
      [SHADE, disc(-2, 2, 2.2, 3)],
      asleep ? [DARK, 'M4.6 -0.8Q6.4 0.8 8 -0.4', 1] : [DARK, disc(6.4, -1.2, 1.1, 1.4)],
      [DARK, 'M4.4 -4.4L8.600 -4.600', 1.1],
      ...(beard === undefined ? [[SHADE, 'M7 8L9.600 7.8', 1] as const] : []),
      ...(glasses ? [[DARK, `${disc(7.4, -1, 3)}M4.4 -1.4L-2 -1.8`, 0.9] as const] : []),
    ];
  return [
    [SHADE, disc(-9.4, 1, 1.8, 3) + disc(9.4, 1, 1.8, 3)],
    [DARK, disc(-3.7, -1, 1.2, 1.5) + disc(3.7, -1, 1.2, 1.5)],
    [DARK, 'M-6 -4.4Q-4 -5.600 -2 -4.6M6 -4.4Q4 -5.6 2 -4.6', 1],
    [SHADE, 'M.4 -1L1.6 3.4L-.6 3.8', 0.9],
    ...(beard === undefined ? [[SHADE, 'M-2.8 7.600Q0 8.8 2.8 7.6', 1.1] as const] : []),
    ...(glasses
      ? [[DARK, `${disc(-3.9, -0.8, 3.2)}${disc(3.9, -0.8, 3.2)}M-.8 -1L.8 -1`, 0.9] as const]
      : []),
  ];
};

/** A head, drawn around its centre; `skin` is the colour of the face. The side view faces right. */
export const headParts = (costume: Costume, view: View, asleep = false): readonly Part[] => [
  [SKIN, FACE[view]],
  ...featureParts(costume, view, asleep),
  ...beardParts(costume, view),
  ...(costume.hat === 'hood' ? [] : hairParts(costume, view)),
  ...hatParts(costume.hat ?? 'none', costume.hatColour ?? DARK, view),
];
