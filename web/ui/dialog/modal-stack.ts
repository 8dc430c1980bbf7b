let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (dialogs: readonly HTMLDialogElement[]): void => {
  open = dialogs;
  for (const listener of listeners) listener();
};

/** The open modal dialogs, in the order they opened; everything outside the last one is inert. */
export const modalStack = {
  add: (dialog: HTMLDialogElement): void => change([...open, dialog]),
  remove: (dialog: HTMLDialogElement): void => change(open.filter((one) => one !== dialog)),
  top: (): HTMLDialogElement | undefined => open.at(-1),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
