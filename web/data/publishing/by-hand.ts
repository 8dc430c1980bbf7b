import { useSyncExternalStore } from 'react';
import { SHARPEST_QUALITY } from '#contract/catalogue.ts';
import { api } from '#web/data/api/api.ts';
import { readStored, storageListeners, writeStored } from '#web/lib/storage.ts';

/* Posting without a connection: the creator uploads the file to the platform and says when it is done. */

const KEY = 'veilcast.posted';
/** Nobody posts more videos than this by hand before the videos are deleted. */
const KEPT_MOST = 500;
const MILLISECONDS = 1000;
const FETCH_SECONDS = 300;

let current: readonly string[] | undefined;

/** The ids from a stored text; empty if the text can’t be parsed. */
export const postedIn = (text: string | undefined): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** The ids after adding or removing one; if there are too many, the oldest are dropped. */
export const withPosted = (ids: readonly string[], id: string, isPosted: boolean): readonly string[] => {
  const others = ids.filter((one) => one !== id);
  return isPosted ? [...others, id].slice(-KEPT_MOST) : others;
};

const { notify, subscribe } = storageListeners(({ key, newValue }) => {
  if (key !== KEY) return;
  current = postedIn(newValue ?? undefined);
  notify();
});

const read = (): readonly string[] => (current ??= postedIn(readStored(KEY)));

/** The videos that the creator has posted by hand, as remembered by this browser. */
export const usePostedByHand = (): readonly string[] => useSyncExternalStore(subscribe, read);

/** Remembers whether a video was posted by hand. */
export const rememberPosted = (id: string, isPosted: boolean): void => {
  current = withPosted(read(), id, isPosted);
  writeStored(KEY, JSON.stringify(current));
  notify();
};

/** Whether this browser can hand video files to other apps, as phones do. */
export const canShareFiles = (): boolean => {
  try {
    const file = new File([], 'video.mp4', { type: 'video/mp4' });
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
};

/** Fetches a video’s file so that it can be handed to another app. */
export const fetchFile = async (videoId: string): Promise<File> => {
  const body = { video_id: videoId, format: 'mp4', quality: SHARPEST_QUALITY } as const;
  const { download_url: address, filename } = await api.downloadVideo({ body });
  const answer = await fetch(address, {
    credentials: 'include',
    signal: AbortSignal.timeout(FETCH_SECONDS * MILLISECONDS),
  });
  if (!answer.ok) throw new Error('We couldn’t fetch the video. Please try again.');
  return new File([await answer.blob()], filename, { type: 'video/mp4' });
};

/** Hands a file to another app. Returns false if the creator closed the list of apps. */
export const shareFile = async (file: File): Promise<boolean> => {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
};
