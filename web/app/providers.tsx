import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { newQueryClient } from '#web/data/api/query-client.ts';
import { MessagesProvider } from '#web/ui/dialog/messages.tsx';
import { ToastProvider } from '#web/ui/dialog/toast.tsx';
import { OfflineBanner } from '#web/ui/states/offline-banner.tsx';

/** Provides every screen with server state, messages, toasts and the offline banner. */
export const Providers = ({ children }: { readonly children: ReactNode }) => {
  const [queries] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <MessagesProvider>
          <OfflineBanner />
          {children}
        </MessagesProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
};
