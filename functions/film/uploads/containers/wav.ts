import type { OwnBytes } from './own-bytes.ts';

/** A name of chunks that are passed over. */
const SKIPPED = 'JUNK';
/** Chunks with the sound of a WAV. */
const NEEDED = ['fmt ', 'fact', 'data', SKIPPED];
const RIFF_HEADER = 12;
const HEADER = 8;

/** Hides all but the sound of a WAV from FFmpeg. */
export const readWav = async (file: OwnBytes): Promise<void> => {
  for (let at = RIFF_HEADER; at + HEADER <= file.size; ) {
    const head = await file.read(at, HEADER);
    const size = head.readUInt32LE(4);
    const next = at + HEADER + size + (size % 2);
    if (!NEEDED.includes(head.toString('latin1', 0, 4))) await file.write(at, Buffer.from(SKIPPED));
    at = next;
  }
};
