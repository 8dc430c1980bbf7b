export { withFloatConvolutions } from './graph/float-convolutions.ts';
export { UnreadableGraph } from './graph/wire.ts';
export { withDurations } from './graph/with-durations.ts';
