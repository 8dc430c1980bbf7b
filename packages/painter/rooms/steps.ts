/**
 * A staircase that climbs away from the viewer, in metres: how high and deep a step is, and where the first step
 * starts.
 */
export const STEPS = { up: 0.18, deep: 0.32, first: 0.7, half: 1.2 } as const;
