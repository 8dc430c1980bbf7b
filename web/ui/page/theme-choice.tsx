import { Segments } from '#web/ui/actions/segments.tsx';

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const CHOICES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'System' },
] as const satisfies readonly { value: Theme; label: string }[];

interface ThemeChoiceProps {
  readonly chosen: Theme;
  readonly onChoose: (theme: Theme) => void;
}

/** Chooses between dark, light and the system's theme. */
export const ThemeChoice = (props: ThemeChoiceProps) => (
  <Segments legend="Theme" choices={CHOICES} {...props} />
);
