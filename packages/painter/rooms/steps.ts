/**
 * A staircase that climbs away from the viewer: the height and depth of a step, and where the first step starts, in
 * metres.
 */
export const STEPS = { up: 0.18, deep: 0.32, first: 0.7, half: 1.2 } as const;
