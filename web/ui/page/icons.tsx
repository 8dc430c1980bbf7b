import type { ReactNode } from 'react';

const drawing =
  (children: ReactNode, filled = false) =>
  () => (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );

/** The interface’s icons, in one style and stroke, always next to words or a hidden label. */
export const icons = {
  overview: drawing(<path d="M4 4h5v16H4zM13 4h7v7h-7zM13 15h7v5h-7z" />),
  story: drawing(<path d="M6 3h12v18H6zM9 8h6M9 12h6M9 16h3" />),
  film: drawing(
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2" />
      <path d="m10.5 9 4 3-4 3z" fill="currentColor" />
    </>,
  ),
  picture: drawing(
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <path d="m3.5 16 5-4.5 4 3.5 3-2.5 5 4" />
      <circle cx="15.5" cy="9" r="1.5" />
    </>,
  ),
  autoPilot: drawing(
    <>
      <rect x="3.5" y="5" width="17" height="15" rx="2" />
      <path d="M3.5 9.5h17M8 2.500v4M16 2.500v4" />
      <path d="m10.500 12 4 2.500-4 2.500z" fill="currentColor" />
    </>,
  ),
  chart: drawing(<path d="M4 20h16M7 20v-6M12 20V5M17 20v-9" />),
  settings: drawing(
    <>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </>,
  ),
  logout: drawing(<path d="M14 4H5v16h9M10 12h10M16.5 8.5 20 12l-3.5 3.5" />),
  plus: drawing(<path d="M12 5v14M5 12h14" />),
  search: drawing(
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>,
  ),
  play: drawing(<path d="M7.5 4.8v14.4L19 12z" />, true),
  pause: drawing(<path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />, true),
  download: drawing(<path d="M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14" />),
  publish: drawing(<path d="M12 15V4M7.5 8.500 12 4l4.500 4.500M4.500 14.500v5h15v-5" />),
  share: drawing(
    <>
      <circle cx="6" cy="12" r="2.5" />
      <circle cx="17.5" cy="5.5" r="2.5" />
      <circle cx="17.5" cy="18.5" r="2.5" />
      <path d="m8.2 10.8 7.1-4.1M8.2 13.2l7.1 4.1" />
    </>,
  ),
  close: drawing(<path d="m6 6 12 12M18 6 6 18" />),
  trash: drawing(<path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />),
  check: drawing(<path d="m5 12.5 4.5 4.5L19 7.5" />),
  clock: drawing(
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </>,
  ),
  warning: drawing(<path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.4v.1" />),
  info: drawing(
    <path d="M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 11v5.500M12 7.600v.1" />,
  ),
  chevron: drawing(<path d="m7 10 5 5 5-5" />),
  arrow: drawing(<path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />),
  up: drawing(<path d="M12 20V5M6.5 10.5 12 5l5.5 5.5" />),
  down: drawing(<path d="M12 4v15M6.5 13.5 12 19l5.5-5.5" />),
  pen: drawing(<path d="M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19zM13.500 7l3.500 3.500" />),
  back: drawing(<path d="M20 12H5M10.5 6.5 5 12l5.5 5.5" />),
  eye: drawing(
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.75" />
    </>,
  ),
  retry: drawing(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" />),
  undo: drawing(<path d="M9 5 4.500 9.500 9 14M4.500 9.500H14a5 5 0 0 1 0 10h-3" />),
  redo: drawing(<path d="M15 5l4.500 4.500L15 14M19.500 9.500H10a5 5 0 0 0 0 10h3" />),
  split: drawing(<path d="M12 3v18M8.500 8.500 5 12l3.500 3.500M15.500 8.500 19 12l-3.500 3.500" />),
  join: drawing(<path d="M12 3v18M4.500 8.500 8 12l-3.500 3.500M19.500 8.500 16 12l3.500 3.500" />),
  brush: drawing(
    <path d="M19.500 4.500 11 13M11 13c-2.500-.5-4.500 1-4.500 3.500 0 1.500-1 2.500-2.500 3 4.500 1.500 8 .5 8.500-3 .2-1.500-.3-2.700-1.500-3.500z" />,
  ),
  music: drawing(
    <>
      <path d="M9 18V5l10-2v13" />
      <circle cx="6.5" cy="18" r="2.5" />
      <circle cx="16.5" cy="16" r="2.5" />
    </>,
  ),
  microphone: drawing(
    <>
      <rect x="9" y="3" width="6" height="11" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
    </>,
  ),
  stop: drawing(<path d="M6.5 6.5h11v11h-11z" />, true),
  voice: drawing(
    <>
      <rect x="9" y="3" width="6" height="11" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
    </>,
  ),
  silence: drawing(<path d="M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9.5l4 5M20.5 9.5l-4 5" />),
  menu: drawing(<path d="M4 7h16M4 12h16M4 17h16" />),
  volume: drawing(<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11" />),
  muted: drawing(<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />),
  skipBack: drawing(<path d="M11.5 6 5 12l6.5 6zM19 6l-6.5 6 6.5 6z" />),
  skipForward: drawing(<path d="M12.500 6 19 12l-6.5 6zM5 6l6.5 6L5 18z" />),
  fullscreen: drawing(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />),
  captions: drawing(<path d="M3.500 5.500h17v13h-17zM7 14.500h4M13 14.500h4M7 11h10" />),
  speed: drawing(<path d="M4.500 17a8.500 8.500 0 1 1 15 0M12 14l4-5" />),
  copy: drawing(<path d="M8 8h12v12H8zM16 8V4H4v12h4" />),
  linkedin: drawing(
    <path d="M5 9.500h3V20H5zM6.5 4.500a1.750 1.750 0 1 1 0 3.500 1.750 1.750 0 0 1 0-3.500zM10 9.500h2.900v1.500c.5-.95 1.600-1.750 3.200-1.750 3.100 0 3.900 2 3.900 4.700V20h-3v-5.400c0-1.400-.2-2.700-1.900-2.700-1.700 0-2.100 1.300-2.100 2.600V20h-3z" />,
    true,
  ),
  youtube: drawing(
    <path
      fillRule="evenodd"
      d="M5 5.500h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z"
    />,
    true,
  ),
  discord: drawing(
    <path
      fillRule="evenodd"
      d="M8.500 4.500c-1.500.3-2.800.8-4 1.500C2.500 9 1.800 12.500 2.200 16.5c1.500 1.300 3 2 4.800 2.500l1.200-2c-.7-.2-1.300-.5-1.900-.9l.5-.4c3.300 1.500 7.100 1.500 10.400 0l.5.4c-.6.4-1.200.7-1.900.9l1.200 2c1.800-.5 3.300-1.200 4.800-2.500.5-4.500-.8-8-2.300-10.500-1.200-.7-2.500-1.200-4-1.500l-.6 1.300a14 14 0 0 0-5.800 0zM8.700 10.300c1 0 1.700.9 1.700 1.900s-.7 1.900-1.700 1.900-1.700-.9-1.700-1.900.7-1.900 1.700-1.900zm6.600 0c1 0 1.700.9 1.700 1.900s-.7 1.900-1.700 1.900-1.700-.9-1.700-1.900.7-1.900 1.700-1.900z"
    />,
    true,
  ),
  google: drawing(
    <path d="M12.2 10.6v3.2h4.5c-.4 2-2.1 3.1-4.5 3.1a4.9 4.9 0 1 1 3.2-8.6l2.4-2.4A8.3 8.3 0 1 0 12.2 20.3c4.7 0 8-3.3 8-8 0-.6-.1-1.1-.2-1.7z" />,
    true,
  ),
  github: drawing(
    <path d="M12 3a9 9 0 0 0-2.85 17.54c.45.08.62-.2.62-.43v-1.52c-2.5.54-3.03-1.2-3.03-1.2-.41-1.05-1-1.33-1-1.33-.82-.56.06-.55.06-.55.9.06 1.38.93 1.38.93.8 1.38 2.11.98 2.62.75.08-.58.32-.98.57-1.21-2-.23-4.1-1-4.1-4.45 0-.98.35-1.79.930-2.42-.1-.23-.4-1.15.08-2.39 0 0 .76-.24 2.48.93a8.6 8.6 0 0 1 4.51 0c1.72-1.17 2.47-.93 2.47-.93.49 1.24.18 2.16.09 2.39.58.63.93 1.44.930 2.42 0 3.46-2.11 4.22-4.12 4.44.33.28.61.83.61 1.67v2.47c0 .24.16.52.62.43A9 9 0 0 0 12 3z" />,
    true,
  ),
  x: drawing(
    <path d="M17.3 4h2.9l-6.4 7.3L21.3 20h-5.9l-4.6-6-5.3 6H2.6l6.8-7.8L2.2 4h6.1l4.2 5.5zm-1 14.3h1.6L7.3 5.6H5.6z" />,
    true,
  ),
} as const;

export type IconName = keyof typeof icons;

export const Icon = ({ name }: { readonly name: IconName }) => icons[name]();
