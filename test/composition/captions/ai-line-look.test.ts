import { expect, it } from 'vitest';
import { AI_LINE_LOOK } from '#composition/captions/ai-line-look.ts';

it('the AI line sits in the upper left corner of the safe area, with room for its edge', () => {
  expect(AI_LINE_LOOK).toEqual({
    size: 36,
    weight: 700,
    colour: '#e4e4e4',
    edge: { width: 4, blur: 3, colour: '#101010', opacity: 0.7 },
    place: { x: 124, y: 210 },
  });
});
