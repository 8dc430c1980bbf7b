import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from './icons.tsx';
import './toast.css';

const SHOWN_MILLISECONDS = 6000;

export interface Toast {
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'plain' | 'destructive';
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Lies in the browser's top layer, so that it is seen above open dialogs. */
const ToastView = ({ toast, onEnd }: { readonly toast: Toast; readonly onEnd: () => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.showPopover();
    const timer = setTimeout(onEnd, SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <div ref={ref} className={`toast toast--${toast.tone ?? 'plain'}`} popover="manual">
      <Icon name={toast.tone === 'destructive' ? 'warning' : 'check'} />
      <div role={toast.tone === 'destructive' ? 'alert' : 'status'} className="toast__words">
        <p className="toast__title">{toast.title}</p>
        {toast.text === undefined ? null : <p>{toast.text}</p>}
      </div>
      <button type="button" className="toast__close" aria-label="Dismiss" onClick={onEnd}>
        <Icon name="close" />
      </button>
    </div>
  );
};

/** Shows one toast at a time; a new one takes the place of the old one. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<{ readonly id: number; readonly toast: Toast }>();
  const show = useCallback<ShowToast>((toast) => setShown((last) => ({ id: (last?.id ?? 0) + 1, toast })), []);
  const hide = useCallback(() => setShown(undefined), []);
  return (
    <ToastContext value={show}>
      {children}
      {shown === undefined ? null : <ToastView key={shown.id} toast={shown.toast} onEnd={hide} />}
    </ToastContext>
  );
};

export const useToast = (): ShowToast => {
  const show = use(ToastContext);
  if (show === undefined) throw new Error('useToast needs a ToastProvider');
  return show;
};
