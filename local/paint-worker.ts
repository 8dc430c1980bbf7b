import { parentPort } from 'node:worker_threads';
import { paintPicture } from '#functions/offline/painter/paint-picture.ts';
import { PaintJob } from './paint-messages.ts';

/** A thread of the painter: one job in, one picture out. */
parentPort?.on('message', (message) => {
  const { id, ...picture } = PaintJob.parse(message);
  Promise.try(() => paintPicture(picture)).then(
    (png) => parentPort?.postMessage({ id, png }),
    (error: unknown) => parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
