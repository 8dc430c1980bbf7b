import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { ScrollArea } from '#web/ui/page/scroll-area.tsx';
import { modalStack } from './modal-stack.ts';
import './dialog.css';

export interface DialogFrameProps {
  readonly title: string;
  /** The language of the title, when it differs from the interface's. */
  readonly titleLanguage?: Language;
  readonly onClose: () => void;
  /** A `DialogBody` and, where there are buttons, a `DialogFooter`. */
  readonly children: ReactNode;
  readonly size?: 'narrow' | 'medium' | 'wide' | 'film';
  /** `alertdialog` for a question about something that cannot be undone. */
  readonly role?: 'alertdialog';
}

export interface DialogProps extends DialogFrameProps {
  /** Stays in view below the content. */
  readonly footer?: ReactNode;
}

export const DialogBody = ({ children }: { readonly children: ReactNode }) => (
  <ScrollArea className="dialog__body" label="Content">
    {children}
  </ScrollArea>
);

export const DialogFooter = ({ children }: { readonly children: ReactNode }) => (
  <footer className="dialog__footer">{children}</footer>
);

/**
 * Shows a dialog modally while mounted. It grows out of the focused element, which gets the focus back when
 * the dialog closes. A text area, if there is one, gets the focus first.
 */
export const useModal = () => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const origin = document.activeElement?.getBoundingClientRect();
    if (origin !== undefined && origin.width > 0 && document.activeElement !== document.body) {
      dialog.style.setProperty('--from-x', `${origin.x + origin.width / 2 - innerWidth / 2}px`);
      dialog.style.setProperty('--from-y', `${origin.y + origin.height / 2 - innerHeight / 2}px`);
    }
    dialog.showModal();
    dialog.querySelector('textarea')?.focus();
    modalStack.add(dialog);
    return () => {
      modalStack.remove(dialog);
      dialog.close();
      // The element that opened the dialog may have been deleted in the meantime.
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);
  return ref;
};

/** A modal dialog with a heading and a close button. Esc and a press outside close it too. */
export const DialogFrame = ({
  title,
  titleLanguage,
  onClose,
  children,
  size = 'medium',
  role,
}: DialogFrameProps) => {
  const ref = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={`dialog dialog--${size}`}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog__sheet">
        <header className="dialog__header">
          <h2 id={titleId} className="dialog__title" lang={titleLanguage}>
            {title}
          </h2>
          <button type="button" className="dialog__close" aria-label="Close dialog" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};

/** The usual dialog: a frame with one body and one footer. */
export const Dialog = ({ children, footer, ...frame }: DialogProps) => (
  <DialogFrame {...frame}>
    <DialogBody>{children}</DialogBody>
    {footer === undefined ? null : <DialogFooter>{footer}</DialogFooter>}
  </DialogFrame>
);
