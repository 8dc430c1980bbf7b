import type { Sketch } from '#offline/painter/canvas/sketch.ts';
import type { Costume, FigureName } from './costumes.ts';
import { COSTUMES } from './costumes.ts';
import { extraParts } from './extras.ts';
import { buildParts, hatParts } from './garments.ts';

const costumeOf = (name: FigureName): Costume => COSTUMES[name === 'crowd' ? 'man' : name];

const cache = new Map<FigureName, Sketch>();

/** The drawing of a figure; a crowd combines several of them. */
export const figureSketch = (name: FigureName): Sketch => {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const costume = costumeOf(name);
  const made: Sketch = {
    size: [70, 120],
    place: 'ground',
    metres: costume.metres ?? 1.78,
    parts: [
      ...buildParts(costume.build, costume.tone ?? 'body'),
      ...(costume.extra === 'cape' ? extraParts('cape') : []),
      ...hatParts(costume.hat),
      ...(costume.extra === 'cape' ? [] : extraParts(costume.extra)),
    ],
  };
  cache.set(name, made);
  return made;
};

/** Where the right hand is, as a share of a figure's width and height from its lower centre. */
export const HAND = { x: 23 / 70, y: 50 / 120 } as const;
