import { useCallback, useState } from 'react';
import type { BeginConnection } from '#contract/schemas/publishing.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useBeginConnection } from '#web/data/publishing/connections.ts';
import { useComingBack } from '#web/lib/use-coming-back.ts';
import { useToast } from '#web/ui/dialog/toast.tsx';

/** Opens the platform’s consent page. Busy until the browser leaves this page. */
export const useConnect = (asked: BeginConnection) => {
  const begin = useBeginConnection();
  const toast = useToast();
  const [isConnecting, setConnecting] = useState(false);
  useComingBack(useCallback(() => setConnecting(false), []));
  const connect = (): void => {
    if (isConnecting) return;
    setConnecting(true);
    begin.mutate(asked, {
      onError: (error) => {
        setConnecting(false);
        if (!isSessionLost(error))
          toast({ tone: 'destructive', title: 'We couldn’t begin to connect', text: sentenceOf(error) });
      },
    });
  };
  return { connect, isConnecting };
};
