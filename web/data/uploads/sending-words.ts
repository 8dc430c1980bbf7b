import type { Sending } from './upload-queue.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

const STEP = 25;

/** What a screen reader says about all files together; changes by quarters, so that it doesn’t talk all the time. */
export const announcementOf = (items: readonly Sending[]): string => {
  const going = items.filter(({ stage }) => stage === 'waiting' || stage === 'sending');
  if (going.length > 0) {
    const bytes = going.reduce((sum, item) => sum + item.bytes, 0);
    const sent = going.reduce((sum, item) => sum + item.bytes * item.share, 0);
    const percent = Math.floor((sent / bytes) * (100 / STEP)) * STEP;
    return `Uploading ${files(going.length)}, ${percent}%`;
  }
  const checked = items.filter(({ stage }) => stage === 'checking').length;
  return checked === 0 ? '' : `Checking ${files(checked)}`;
};
