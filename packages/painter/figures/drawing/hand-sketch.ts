import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc } from '#painter/canvas/strokes.ts';
import type { Local } from '#painter/canvas/tones.ts';
import { skinOver } from './outline.ts';

/** What a hand holds between its thumb and forefinger. */
export type Tool = 'quill' | 'red-pen' | 'pin';

interface Colours {
  readonly sleeve: Local;
  readonly cuff: Local;
  readonly skin: Local;
  readonly shade: Local;
}

/** Beyond the wrist, the arm extends out of the picture. */
const armParts = ({ sleeve, cuff }: Colours): readonly Part[] => [
  [sleeve, skinOver([100, 700, 88], [100, 250, 52])],
  [cuff, skinOver([58, 240, 12], [142, 240, 12], [142, 262, 12], [58, 262, 12])],
];

const OPEN_FINGERS =
  skinOver([66, 150, 14], [56, 96, 12]) +
  skinOver([56, 96, 12], [66, 54, 10]) +
  skinOver([90, 146, 14], [86, 82, 12]) +
  skinOver([86, 82, 12], [94, 36, 10]) +
  skinOver([112, 146, 14], [116, 84, 12]) +
  skinOver([116, 84, 12], [120, 42, 10]) +
  skinOver([132, 152, 13], [142, 100, 11]) +
  skinOver([142, 100, 11], [140, 66, 9]);

const open = ({ skin, shade }: Colours): readonly Part[] => [
  [skin, skinOver([100, 235, 34], [72, 150, 26], [128, 150, 26])],
  [skin, skinOver([138, 200, 18], [168, 140, 14]) + skinOver([168, 140, 14], [160, 96, 11])],
  [skin, OPEN_FINGERS],
  [shade, 'M78 140L77 100M101 138L101 96M123 140L126 100', 2.4],
];

/** A tool whose point is above the fingers and to the left. */
const toolParts = (tool: Tool): readonly Part[] => {
  switch (tool) {
    case 'quill':
      return [
        ['#f1ede2', 'M66 104Q120 96 168 160Q206 216 214 300Q176 268 150 214Q112 150 66 104Z'],
        ['#cfc8b6', 'M66 104Q132 150 168 206Q196 252 214 300Q206 216 168 160Q120 96 66 104Z'],
        ['#efe7d2', 'M14 22L22 16L84 118L72 128Z'],
        ['#1f1c22', 'M6 4L24 20L16 26Z'],
      ];
    case 'red-pen':
      return [
        ['#b8332c', 'M18 34L34 24L176 250L152 266Z'],
        ['#d9574d', 'M26 29L34 24L176 250L166 256Z'],
        ['#e9e2d0', 'M6 4L34 24L18 34Z'],
        ['#26242b', 'M6 4L14 10L10 12Z'],
      ];
    case 'pin':
      return [
        ['#e4e8ee', 'M-150 -132L96 116L88 124Z'],
        ['#c7a24b', disc(96, 124, 11)],
        ['#eef1f6', disc(114, 142, 24)],
        ['#ffffff', disc(106, 134, 8)],
      ];
  }
};

const pinching = ({ skin, shade }: Colours, tool: Tool): readonly Part[] => [
  [skin, skinOver([100, 236, 34], [74, 176, 28], [124, 172, 28])],
  [
    skin,
    skinOver([134, 164, 14], [132, 134, 13]) +
      skinOver([132, 134, 13], [112, 122, 10]) +
      skinOver([118, 156, 15], [112, 118, 13]) +
      skinOver([112, 118, 13], [90, 108, 11]),
  ],
  ...toolParts(tool),
  [
    skin,
    skinOver([98, 158, 17], [84, 108, 14]) +
      skinOver([84, 108, 14], [58, 82, 10]) +
      skinOver([72, 198, 20], [44, 152, 14]) +
      skinOver([44, 152, 14], [50, 102, 10]),
  ],
  [shade, 'M98 150Q94 128 86 120M60 162Q56 132 58 112M116 148L112 132', 2.4],
];

/** A hand that reaches up from the lower edge, either open or holding a tool. */
export const handSketch = (colours: Colours, tool: Tool | undefined): Sketch => ({
  size: [200, 700],
  place: 'air',
  metres: 0.6,
  parts: [...armParts(colours), ...(tool === undefined ? open(colours) : pinching(colours, tool))],
});
