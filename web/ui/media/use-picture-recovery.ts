import { useState } from 'react';
import { useMediaAccess } from './media-access.ts';

interface Picture {
  /** The element's key: changes when the picture must load again. */
  readonly attempt: number;
  readonly isBroken: boolean;
  readonly onError: () => void;
}

/** Retries a failed picture once, with renewed access; a picture that fails again counts as broken. */
export const usePictureRecovery = (source: string | undefined): Picture => {
  const { renew } = useMediaAccess();
  const [failed, setFailed] = useState<{ readonly source: string | undefined; readonly times: number }>();
  const attempt = failed !== undefined && failed.source === source ? failed.times : 0;
  const fail = async (): Promise<void> => {
    if (attempt === 0) await renew();
    setFailed({ source, times: attempt + 1 });
  };
  return { attempt, isBroken: attempt > 1, onError: () => void fail() };
};
