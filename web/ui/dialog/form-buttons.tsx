import type { ReactNode } from 'react';
import { ActionButton } from '#web/ui/actions/action-button.tsx';

interface FormButtonsProps {
  readonly formId: string;
  /** The label of the button that submits the form. */
  readonly label: string;
  readonly busyText: string;
  readonly isSendable: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** Whether someone loses something when the form is submitted. */
  readonly isDangerous?: boolean;
  /** Shown at the start of the row. */
  readonly start?: ReactNode;
}

/** The buttons of a dialog with a form: one closes the dialog, the other submits the form. */
export const FormButtons = ({
  formId,
  label,
  busyText,
  isSendable,
  isBusy,
  onClose,
  isDangerous = false,
  start,
}: FormButtonsProps) => (
  <>
    {start === undefined ? null : <div className="dialog__footer-start">{start}</div>}
    <ActionButton look="quiet" onClick={onClose}>
      Cancel
    </ActionButton>
    <ActionButton
      look={isDangerous ? 'danger-solid' : 'primary'}
      type="submit"
      form={formId}
      isDisabled={!isSendable}
      isBusy={isBusy}
      busyText={busyText}
    >
      {label}
    </ActionButton>
  </>
);
