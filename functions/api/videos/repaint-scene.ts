import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type RedoPorts, redoScene } from '#functions/services/videos/redo-scene.ts';

/** Has another picture painted for one scene of a finished film. */
export const repaintScene =
  (ports: RedoPorts): Handle<typeof routes.repaintScene> =>
  ({ params }, visit) =>
    redoScene(ports, visit, params.id, { kind: 'repaint', index: params.n - 1 });
