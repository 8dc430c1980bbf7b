import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loadPart } from '#web/data/api/load-part.ts';
import { findSample } from '#web/data/samples/samples.ts';
import { paths } from '#web/lib/paths.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';

const SamplePlayer = lazy(async () => ({
  default: (await loadPart(() => import('#web/features/sample-player/sample-player.tsx'))).SamplePlayer,
}));

/** Opens the sample that `/?video=<id>` names. For an unknown id, shows an alert and removes the id from the URL. */
export const SampleOverlay = () => {
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const { alert } = useMessages();
  const id = isHydrated ? search.get('video') : null;
  const sample = id === null ? undefined : findSample(id);
  const isUnknown = id !== null && sample === undefined;
  const told = useRef('');

  useEffect(() => {
    if (!isUnknown || told.current === key) return;
    told.current = key;
    void alert('Video not found!').then(() => navigate(paths.home, { replace: true }));
  }, [alert, isUnknown, key, navigate]);

  const close = useCallback(() => {
    // The key `default` means that this is the first page of the visit, so there is no page of ours to go back to.
    if (key === 'default') void navigate(paths.home, { replace: true, preventScrollReset: true });
    else void navigate(-1);
  }, [key, navigate]);

  if (sample === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SamplePlayer key={sample.id} sample={sample} onClose={close} />
    </Suspense>
  );
};
