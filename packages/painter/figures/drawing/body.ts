import { mix } from '#painter/canvas/colour.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import type { Part } from '#painter/canvas/sketch.ts';
import { disc } from '#painter/canvas/strokes.ts';
import type { Local } from '#painter/canvas/tones.ts';
import type { Costume, Garment } from '#painter/figures/costume.ts';
import { SKIN } from './heads.ts';
import type { Ball } from './outline.ts';
import { along, limb, skinOver } from './outline.ts';
import type { View } from './postures.ts';
import type { Limb, Skeleton } from './skeleton.ts';

const SHOE = '#2c2628';
const LEGS = '#3a3b47';

/** How far down the legs a garment reaches, as a fraction of their length, and how wide it hangs. */
const HEMS: Record<Garment, { readonly reach: number; readonly flare: number }> = {
  jacket: { reach: 0.16, flare: 3 },
  shirt: { reach: 0.1, flare: 1 },
  coat: { reach: 0.62, flare: 6 },
  dress: { reach: 0.97, flare: 15 },
  cloak: { reach: 0.9, flare: 16 },
  armour: { reach: 0.14, flare: 3 },
  spacesuit: { reach: 0.1, flare: 4 },
};

const darker = (colour: Local): Local => `#${mix(colour, '#15151d', 0.32).slice(1)}`;

const ball = ([x, y]: Point, radius: number): Ball => [x, y, radius];

const legParts = ([hip, knee, ankle]: Limb, costume: Costume, view: View, far: boolean): readonly Part[] => {
  const thick = costume.garment === 'spacesuit' ? 2.6 : 0;
  const colour: Local = costume.garment === 'spacesuit' ? costume.colour : (costume.legs ?? LEGS);
  const toe = view === 'side' ? 11 : far ? -3 : 3;
  const boots = costume.trims?.includes('boots') === true;
  return [
    [colour, limb(ball(hip, 8.6 + thick), ball(knee, 6.4 + thick), ball(ankle, 4.6 + thick))],
    ...(boots ? [[SHOE, skinOver(ball(along(hip, knee, ankle, 0.58), 6.8), ball(ankle, 5.4))] as const] : []),
    [SHOE, skinOver([ankle[0], ankle[1] + 1, 4.6], [ankle[0] + toe, ankle[1] + 2.4, 2.6])],
  ];
};

const armParts = ([shoulder, elbow, hand]: Limb, costume: Costume, shade: boolean): readonly Part[] => {
  const thick = costume.garment === 'spacesuit' || costume.garment === 'cloak' ? 2.4 : 0;
  const glove = costume.trims?.includes('gloves') === true ? '#eeece4' : SKIN;
  return [
    [glove, disc(hand[0], hand[1], 4.2)],
    [
      shade ? darker(costume.colour) : costume.colour,
      limb(
        ball(shoulder, 6.6 + thick),
        ball(elbow, 5.4 + thick),
        ball(along(elbow, elbow, hand, 0.92), 4.4 + thick),
      ),
    ],
  ];
};

const torsoParts = (bones: Skeleton, costume: Costume, view: View): readonly Part[] => {
  const { neck, hip, nearLeg, farLeg } = bones;
  const { reach, flare } = HEMS[costume.garment];
  const side = view === 'side';
  const female = costume.garment === 'dress';
  const shoulder = side ? 3 : female ? 9.5 : 12.5;
  const drop = side ? 6 : 9;
  const waist = side ? 7 : female ? 8.5 : 11;
  const at = (leg: Limb): Point => along(leg[0], leg[1], leg[2], reach);
  const middle = along(neck, neck, hip, 0.72);
  const spread = flare + (side ? 5 : 4);
  const hems = [at(nearLeg), at(farLeg)].flatMap(([x, y]): Ball[] => [
    [x - spread, y, 2],
    [x + spread, y, 2],
  ]);
  const knees = reach > 0.5 ? [ball(nearLeg[1], 8), ball(farLeg[1], 8)] : [];
  const chest = skinOver(
    [neck[0], neck[1] - 1, side ? 4 : 6],
    [neck[0] - shoulder, neck[1] + drop, 8],
    [neck[0] + shoulder, neck[1] + drop, 8],
    [middle[0] - waist * 0.5, middle[1], waist * 0.7],
    [middle[0] + waist * 0.5, middle[1], waist * 0.7],
  );
  const skirt = skinOver(
    [middle[0] - waist * 0.5, middle[1], waist * 0.62],
    [middle[0] + waist * 0.5, middle[1], waist * 0.62],
    ball(hip, side ? 10 : 14),
    ...knees,
    ...hems,
  );
  const cloak = skinOver(
    [neck[0], neck[1] - 1, 7],
    [neck[0] - shoulder - 3, neck[1] + drop, 9],
    [neck[0] + shoulder + 3, neck[1] + drop, 9],
    ...knees,
    ...hems,
  );
  return costume.garment === 'cloak' ? [[costume.colour, cloak]] : [[costume.colour, chest + skirt]];
};

/** The body without the head and, in a side view, without the near arm; in centimetres, measured from the feet. */
export const bodyParts = (bones: Skeleton, costume: Costume, view: View): readonly Part[] => {
  const { neck, head } = bones;
  const nearArm = armParts(bones.nearArm, costume, false);
  const farArm = armParts(bones.farArm, costume, view === 'side');
  const legs = [
    ...legParts(bones.farLeg, costume, view, true),
    ...legParts(bones.nearLeg, costume, view, false),
  ];
  const trunk: readonly Part[] = [
    [SKIN, skinOver([neck[0], neck[1] + 3, 5], [head[0], head[1] + 6, 4.8])],
    ...torsoParts(bones, costume, view),
  ];
  return view === 'side' ? [...farArm, ...legs, ...trunk] : [...legs, ...trunk, ...farArm, ...nearArm];
};

/** The arm that, in a side view, is drawn in front of the body and the head. */
export const nearParts = (bones: Skeleton, costume: Costume, view: View): readonly Part[] =>
  view === 'side' ? armParts(bones.nearArm, costume, false) : [];
