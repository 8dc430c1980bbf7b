import type { routes } from '#contract/routes.ts';
import { checkNewWords } from '#functions/domain/story/new-words.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { type RedoPorts, redoScene } from '#functions/services/videos/redo-scene.ts';

/** Gives one scene of a finished film other words. */
export const rewriteScene =
  (ports: RedoPorts): Handle<typeof routes.rewriteScene> =>
  ({ params, body }, visit) => {
    const change = { kind: 'rewrite', index: params.n - 1, words: body.narration } as const;
    return redoScene(ports, visit, params.id, change, ({ scenes }) =>
      checkNewWords(scenes, change.index, body.narration),
    );
  };
