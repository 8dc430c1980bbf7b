import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Audience } from '#contract/moderation.ts';
import type { Platform, Shared } from '#contract/schemas/sharing.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { api } from '#web/data/api/api.ts';
import { moderationSentence } from '#web/data/api/api-error.ts';
import { ANALYTICS_KEY } from '#web/data/videos/analytics.ts';
import { applyVideos, NEWEST_KEY } from './video-cache.ts';

/** The choices in the Share menu. */
export const SHARE_CHOICES = [
  { platform: 'link', label: 'Copy Link' },
  { platform: 'twitter', label: 'Twitter' },
  { platform: 'facebook', label: 'Facebook' },
  { platform: 'linkedin', label: 'LinkedIn' },
] as const satisfies readonly { platform: Platform; label: string }[];

/** Pixels. */
const POPUP = { width: 600, height: 400 } as const;

/** The outcome of sharing, with the link if it could not be copied, or the reason if moderation refused. */
export type ShareEnd =
  | { readonly kind: 'copied'; readonly audience: Audience }
  | { readonly kind: 'opened' }
  | { readonly kind: 'not-copied'; readonly address: string; readonly audience: Audience }
  | { readonly kind: 'popup-blocked' }
  | { readonly kind: 'failed'; readonly why: string | undefined };

/** Call this while the click is being handled: browsers block a window that is opened later. */
const openPopup = (): Window | null => {
  const left = Math.round(screenX + (outerWidth - POPUP.width) / 2);
  const top = Math.round(screenY + (outerHeight - POPUP.height) / 2);
  return open('', '_blank', `popup,width=${POPUP.width},height=${POPUP.height},left=${left},top=${top}`);
};

/** Takes a promise of the text, because some browsers allow copying only during the click itself. */
const copyText = async (text: Promise<string>): Promise<void> => {
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
};

const copyLink = async (shared: Promise<Shared>): Promise<ShareEnd> => {
  try {
    await copyText(shared.then(({ share_url }) => share_url));
    return { kind: 'copied', audience: (await shared).audience };
  } catch {
    // If there is no link, the API call failed, not the clipboard.
    return shared.then(
      ({ share_url, audience }) => ({ kind: 'not-copied', address: share_url, audience }) as const,
      (error: unknown) => ({ kind: 'failed', why: moderationSentence(error) }) as const,
    );
  }
};

const openIn = async (popup: Window | null, share: () => Promise<Shared>): Promise<ShareEnd> => {
  if (popup === null) return { kind: 'popup-blocked' };
  try {
    popup.location.href = (await share()).share_url;
    return { kind: 'opened' };
  } catch (error) {
    popup.close();
    return { kind: 'failed', why: moderationSentence(error) };
  }
};

/** Shares a video: copies its link, or opens the platform's page in a small window. Never throws. */
export const useShare = (video: Video) => {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (platform: Platform) => api.shareVideo({ body: { video_id: video.id, platform } }),
    onSuccess: () => {
      applyVideos(queries, [{ ...video, shares: video.shares + 1, isShared: true }]);
      void queries.invalidateQueries({ queryKey: NEWEST_KEY });
      void queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
  });
  return (platform: Platform): Promise<ShareEnd> => {
    const shared = (): Promise<Shared> => mutateAsync(platform);
    return platform === 'link' ? copyLink(shared()) : openIn(openPopup(), shared);
  };
};

/** Makes a video’s link stop working. Rejects if the server can’t be reached. */
export const useUnshare = (video: Video) => {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: () => api.unshareVideo({ params: { id: video.id } }),
    onSuccess: () => applyVideos(queries, [{ ...video, isShared: false }]),
  });
  return mutateAsync;
};
