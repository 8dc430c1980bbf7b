import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#web/ui/page/icons.tsx';
import { modalStack } from './modal-stack.ts';
import './toast.css';

const SHOWN_MILLISECONDS = 6000;
/** Long enough for the user to reach the toast’s button. After that, the same action is still available elsewhere. */
const SHOWN_WITH_ACTION_MILLISECONDS = 12_000;

export interface Toast {
  readonly title: string;
  readonly text?: string;
  readonly tone?: 'plain' | 'destructive';
  /** A button, such as Undo; pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

interface ToastViewProps {
  readonly toast: Toast;
  readonly onEnd: () => void;
  /** Called with true while the user hovers over the toast or focuses its button. */
  readonly onHold: (isHeld: boolean) => void;
}

/** Sits in the browser's top layer, above everything else. */
const ToastView = ({ toast, onEnd, onHold }: ToastViewProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const isHere = element?.contains(document.activeElement) === true;
      if (isHere && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    };
  }, []);
  useEffect(() => {
    // A dialog that is closing takes the toast with it; the toast reappears at once in the next dialog or on
    // the page.
    if (ref.current?.isConnected === true) ref.current.showPopover();
  }, []);
  const isBad = toast.tone === 'destructive';
  return (
    <div
      ref={ref}
      className={isBad ? 'toast toast--destructive' : 'toast'}
      popover="manual"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={(event) => {
        cameFrom.current = event.relatedTarget;
        onHold(true);
      }}
      onBlur={() => onHold(false)}
    >
      <Icon name={isBad ? 'warning' : 'check'} />
      <div role={isBad ? 'alert' : 'status'} className="toast__words">
        <p className="toast__title">{toast.title}</p>
        {toast.text === undefined ? null : <p>{toast.text}</p>}
      </div>
      {toast.action === undefined ? null : (
        <button
          type="button"
          className="toast__action"
          onClick={() => {
            onEnd();
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className="toast__close" aria-label="Dismiss" onClick={onEnd}>
        <Icon name="close" />
      </button>
    </div>
  );
};

/** Shows one toast at a time, inside the open dialog if there is one; a new toast replaces the old one. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<{ readonly id: number; readonly toast: Toast }>();
  const dialog = useSyncExternalStore(modalStack.subscribe, modalStack.top, () => undefined);
  const [isHeld, setHeld] = useState(false);
  const show = useCallback<ShowToast>((toast) => {
    setShown((last) => ({ id: (last?.id ?? 0) + 1, toast }));
    setHeld(false);
  }, []);
  const hide = useCallback(() => {
    setShown(undefined);
    setHeld(false);
  }, []);
  useEffect(() => {
    if (shown === undefined || isHeld) return undefined;
    const timer = setTimeout(
      hide,
      shown.toast.action === undefined ? SHOWN_MILLISECONDS : SHOWN_WITH_ACTION_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [hide, isHeld, shown]);
  useEffect(() => {
    // In a dialog, Esc closes the dialog.
    if (shown === undefined || dialog !== undefined) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    globalThis.addEventListener('keydown', onKeyDown);
    return () => globalThis.removeEventListener('keydown', onKeyDown);
  }, [dialog, hide, shown]);
  return (
    <ToastContext value={show}>
      {children}
      {shown === undefined
        ? null
        : createPortal(
            <ToastView key={shown.id} toast={shown.toast} onEnd={hide} onHold={setHeld} />,
            dialog ?? document.body,
          )}
    </ToastContext>
  );
};

export const useToast = (): ShowToast => {
  const show = useContext(ToastContext);
  if (show === undefined) throw new Error('useToast needs a ToastProvider');
  return show;
};
