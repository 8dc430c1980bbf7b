import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import './menu.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly onSelect: () => void;
}

export interface MenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
  /** Set while the menu would be empty; called instead of opening the menu. */
  readonly onRefused?: (() => void) | undefined;
}

/** The index of the item a key moves to: an arrow, Home, End, or an item's first letter. */
const itemFor = (key: string, index: number, labels: readonly string[]): number | undefined => {
  const count = labels.length;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      const order = labels.map((_, step) => (index + 1 + step) % count);
      return order.find((one) => labels[one]?.toLowerCase().startsWith(key.toLowerCase()));
    }
  }
};

interface MenuListProps extends Pick<MenuProps, 'label' | 'items'> {
  readonly id: string;
  readonly onClose: () => void;
}

/** The open menu; its first item takes the focus. Handles keys here, so that Esc does not reach the dialog around it. */
const MenuList = ({ id, label, items, onClose }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = itemFor(
      event.key,
      buttons.findIndex((one) => one === document.activeElement),
      items.map((item) => item.label),
    );
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div
      ref={list}
      id={id}
      className="menu__list"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="menu__item"
          onClick={() => {
            onClose();
            item.onSelect();
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
};

/** A button with a menu of actions: arrows and first letters move, Enter chooses, Esc closes and returns to the button. */
export const Menu = ({ label, icon, items, onRefused }: MenuProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="menu"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-disabled={onRefused !== undefined || undefined}
        onClick={() => (onRefused === undefined ? setOpen(!open) : onRefused())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || onRefused !== undefined) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name={icon} />
        {label}
        <Icon name="chevron" />
      </button>
      {open ? <MenuList id={menuId} label={label} items={items} onClose={close} /> : null}
    </div>
  );
};
