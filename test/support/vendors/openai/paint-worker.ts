import { parentPort } from 'node:worker_threads';
import { paintPicture } from '@veilcast/painter';
import { PaintJob } from './paint-messages.ts';

/** A painter thread: one job in, one picture out. */
async function paint(message: unknown): Promise<void> {
  const { id, ...picture } = PaintJob.parse(message);
  try {
    parentPort?.postMessage({ id, png: await paintPicture(picture) }, []);
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }, []);
  }
}

parentPort?.on('message', (message) => void paint(message));
